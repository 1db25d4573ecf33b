import type { SameShape } from "../../shape";
import type { newsletter as english } from "../en/newsletter";

export const newsletter: SameShape<typeof english> = {
	meta: {
		title: "Nyheter via e-post | {{eventName}}",
		description: "Ett brev då och då om toppmötet i {{city}}: program, talare och nya biljetter. Du kan avsluta när du vill.",
	},
	lead: "Ett brev då och då om toppmötet i {{city}}: program, talare och nya biljetter.",
	promise: "Vi använder din adress till breven och ingenting annat. Skriv till {{email}} när du vill sluta få dem.",
	news: "Läs nyheterna",
};
