import type { SameShape } from "../../shape";
import type { orderDocuments as english } from "../en/orderDocuments";

export const orderDocuments: SameShape<typeof english> = {
	ticket: {
		link: "Boleto para imprimir (PDF)",
		file: "boleto",
		title: "Boleto: {{tier}}",
		subject: "Da acceso a una persona a {{eventName}}.",
		name: "Nombre",
		fold: "Tu gafete: dobla la hoja hacia atrás por la línea punteada y luego otra vez por la mitad.",
		rows: { admits: "Da acceso a", tier: "Boleto", dates: "Fechas", place: "Lugar", includes: "Incluye", address: "En línea" },
	},
	creditNote: {
		link: "Nota de crédito {{number}} (PDF)",
		title: "Nota de crédito {{number}}",
		file: "nota de credito {{number}}",
		subject: "Boletos cancelados para {{eventName}}.",
		invoice: "De la factura {{invoiceNumber}} del {{date}}",
		service: "Cancelados: boletos para {{eventName}}",
		part: "se devuelven {{amount}} de {{cost}}",
		total: "Total que se devuelve",
	},
	invoice: {
		link: "Factura {{number}} (PDF)",
		title: "Factura {{number}}",
		file: "factura {{number}}",
		subject: "Boletos para {{eventName}}.",
		seller: "De",
		buyer: "Para",
		facts: "Datos",
		issued: "Emitida: {{date}}",
		order: "Pedido: {{code}}",
		reference: "Tu referencia: {{reference}}",
		service: "Boletos para {{eventName}}",
		reduced: "{{price}} menos {{discount}} ({{why}})",
		columns: { name: "Concepto", number: "Cantidad", netEach: "Neto c/u", net: "Neto", gross: "Con impuesto" },
		sums: { discount: "Descuento, ya incluido", net: "Neto", total: "Total", paid: "Pagado el {{date}}" },
		currency: "Todos los importes están en dólares estadounidenses (USD).",
		paidBy: "Forma de pago: {{method}}",
		method: { cash: "efectivo", bank: "transferencia bancaria", card: "tarjeta", none: "nada que pagar" },
		noCfdi: "Este documento es un comprobante de tu compra; no es un CFDI.",
	},
};
