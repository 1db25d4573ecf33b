import type { SameShape } from "../../shape";
import type { openData as english } from "../en/openData";

export const openData: SameShape<typeof english> = {
	label: "Datos abiertos",
	calendar: "Calendario (iCalendar)",
	table: "Tabla (CSV)",
	schedule: { json: "JSON", xml: "XML" },
};
