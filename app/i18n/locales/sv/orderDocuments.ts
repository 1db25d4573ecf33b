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
	creditNote: {
		link: "Kreditfaktura {{number}} (PDF)",
		title: "Kreditfaktura {{number}}",
		file: "kreditfaktura {{number}}",
		subject: "Avbokade biljetter till {{eventName}}.",
		invoice: "Avser faktura {{invoiceNumber}} av den {{date}}",
		service: "Avbokade biljetter till {{eventName}}",
		part: "{{amount}} av {{cost}} går tillbaka",
		total: "Totalt att betala tillbaka",
	},
	invoice: {
		link: "Faktura {{number}} (PDF)",
		title: "Faktura {{number}}",
		file: "faktura {{number}}",
		subject: "Biljetter till {{eventName}}.",
		seller: "Från",
		buyer: "Till",
		facts: "Uppgifter",
		issued: "Utfärdad: {{date}}",
		order: "Beställning: {{code}}",
		reference: "Din referens: {{reference}}",
		service: "Biljetter till {{eventName}}",
		reduced: "{{price}} minus {{discount}} ({{why}})",
		columns: { name: "Benämning", number: "Antal", netEach: "Netto/st", net: "Netto", gross: "Med skatt" },
		sums: { discount: "Rabatt, redan avdragen", net: "Netto", total: "Totalt", paid: "Betald den {{date}}" },
		currency: "Alla belopp är i US-dollar (USD).",
		paidBy: "Betalning: {{method}}",
		method: { cash: "kontanter", bank: "banköverföring", card: "kort", none: "inget att betala" },
		noCfdi: "Det här är ett kvitto på ditt köp och ingen mexikansk skattefaktura (CFDI).",
	},
};
