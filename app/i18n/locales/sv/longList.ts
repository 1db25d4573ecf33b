import type { longList as english } from "#app/i18n/locales/en/longList.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const longList: SameShape<typeof english> = {
	search: "Sök",
	find: "Sök",
	clear: "Visa alla",
	noneFound: "Inget stämmer med sökningen.",
	states: "Filter",
	more: "Fler filter",
	position: "Sida {{current}} av {{count}}",
	previous: "Nyare",
	next: "Äldre",
	back: "Till listan",
	working: "Ett ögonblick …",
};
