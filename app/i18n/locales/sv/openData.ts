import type { SameShape } from "../../shape";
import type { openData as english } from "../en/openData";

export const openData: SameShape<typeof english> = {
	label: "Öppna data",
	calendar: "Kalender (iCalendar)",
	table: "Tabell (CSV)",
	schedule: { json: "JSON", xml: "XML" },
};
