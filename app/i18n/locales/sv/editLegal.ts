import type { SameShape } from "../../shape";
import type { editLegal as english } from "../en/editLegal";

export const editLegal: SameShape<typeof english> = {
	title: "Juridiska texter",
	one: "Juridisk text",
	columns: { address: "Adress", updatedOn: "Senast ändrad" },
	fields: { title: "Rubrik", summary: "Sammanfattning", body: "Text", updatedOn: "Senast ändrad den" },
	hints: {
		summary: "En eller två meningar: överst på sidan och för sökmotorer.",
		body: "En tom rad skiljer stycken åt. En rad som börjar med ## och ett mellanslag är en rubrik; rader som börjar med - och ett mellanslag blir en lista. Uppgifterna nedan kan användas i texten.",
		updatedOn: "Står längst ner på sidan. Ändra det när textens innebörd ändras.",
	},
};
