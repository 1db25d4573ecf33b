import type { SameShape } from "../../shape";
import type { counts as english } from "../en/counts";

export const counts: SameShape<typeof english> = {
	minutes_one: "{{count}} min",
	minutes_other: "{{count}} min",
	hours_one: "{{count}} hora",
	hours_other: "{{count}} horas",
	speakers_one: "{{count}} ponente",
	speakers_other: "{{count}} ponentes",
};
