import type { attendeeDetails as english } from "#app/i18n/locales/en/attendeeDetails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const attendeeDetails: SameShape<typeof english> = {
	summary: "Tus datos",
	save: "Guardar",
	busy: "Un momento…",
	done: "Guardado.",
};
