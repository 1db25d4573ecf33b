import type { SameShape } from "../../shape";
import type { longList as english } from "../en/longList";

export const longList: SameShape<typeof english> = {
	search: "Sök",
	find: "Sök",
	clear: "Visa alla",
	noneFound: "Inget stämmer med sökningen.",
	states: "Filter",
	position: "Sida {{current}} av {{count}}",
	previous: "Nyare",
	next: "Äldre",
	back: "Till listan",
	working: "Ett ögonblick …",
};
