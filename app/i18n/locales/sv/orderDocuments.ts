import type { SameShape } from "../../shape";
import type { orderDocuments as english } from "../en/orderDocuments";

export const orderDocuments: SameShape<typeof english> = {
	ticket: {
		link: "Biljett att skriva ut (PDF)",
		file: "biljett",
		title: "Biljett: {{tier}}",
		subject: "Gäller för en person på {{eventName}}.",
		name: "Namn",
		fold: "Din namnbricka: vik arket bakåt längs den streckade linjen och sedan en gång till på mitten.",
		rows: { admits: "Gäller för", tier: "Biljett", dates: "Datum", place: "Plats", includes: "I den ingår", address: "På webben" },
	},
	invoice: {
		link: "Faktura {{number}} (PDF)",
		title: "Faktura {{number}}",
		file: "faktura {{number}}",
		subject: "Biljetter till {{eventName}}.",
		seller: "Från",
		buyer: "Till",
		facts: "Uppgifter",
		taxId: "Skattenummer: {{taxId}}",
		issued: "Utfärdad: {{date}}",
		order: "Beställning: {{code}}",
		reference: "Din referens: {{reference}}",
		service: "Biljetter till {{eventName}}",
		reduced: "{{price}} minus {{discount}} ({{why}})",
		columns: { name: "Benämning", number: "Antal", netEach: "Netto/st", net: "Netto", gross: "Med skatt" },
		sums: { discount: "Rabatt, redan avdragen", net: "Netto", total: "Totalt", paid: "Betald den {{date}}" },
		currency: "Alla belopp är i US-dollar (USD).",
	},
};
