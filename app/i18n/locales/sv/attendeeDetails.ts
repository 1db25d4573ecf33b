import type { attendeeDetails as english } from "#app/i18n/locales/en/attendeeDetails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const attendeeDetails: SameShape<typeof english> = {
	summary: "Dina uppgifter",
	save: "Spara",
	busy: "Ett ögonblick …",
	done: "Sparat.",
};
