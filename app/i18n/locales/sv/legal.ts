import type { SameShape } from "../../shape";
import type { legal as english } from "../en/legal";

export const legal: SameShape<typeof english> = {
	updatedOn: "Senast ändrad {{date}}",
	contents: "På den här sidan",
};
