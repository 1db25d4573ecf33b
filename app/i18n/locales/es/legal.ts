import type { SameShape } from "../../shape";
import type { legal as english } from "../en/legal";

export const legal: SameShape<typeof english> = {
	updatedOn: "Última modificación: {{date}}",
	contents: "En esta página",
};
