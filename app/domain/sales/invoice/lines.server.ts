import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { isUnpaid } from "#app/domain/sales/order/states.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { InvoiceData } from "./data.ts";
import { FOREIGNER, REGIMES, USES } from "./sat.ts";

export function companyLines({ taxArea, address = "", taxId = "", postcode = "", regime = "", use = "" }: Partial<InvoiceData>, locale: Locale): string[] {
	const values = { taxId, postcode, regime: `${regime} ${REGIMES[regime]?.name ?? ""}`.trim(), use: `${use} ${USES[use] ?? ""}`.trim() };
	const { lines } = textsOf("invoiceData", locale, values);
	return [...address.split(/\r?\n/), taxId && lines.taxId[taxArea ?? "unsaid"], postcode && lines.postcode, regime && lines.regime, use && lines.use].flatMap(
		(line) => line.trim() || [],
	);
}

export function invoiceLines(data: InvoiceData, locale: Locale): string[] {
	const { reference } = textsOf("invoiceData", locale, { reference: data.reference ?? "" }).lines;
	return [data.company, ...companyLines(data, locale), ...(data.reference ? [reference] : [])];
}

export function invoiceToView({ code, state, invoiceTo, total, erasedAt }: Order, secret: string, locale: Locale) {
	const { heading, link } = textsOf("invoiceData", locale, {}).page;
	const canChange = isUnpaid(state) && total > 0 && !erasedAt;
	return {
		heading,
		lines: invoiceTo ? invoiceLines(invoiceTo, locale) : [],
		change: canChange ? { to: localePath(locale, `/orders/${code}/${secret}/invoice-data`), words: link } : undefined,
	};
}

/** `rfc`, `regime`, `use`: as in a CFDI; companies abroad have the codes for foreigners. */
export const INVOICE_DATA_COLUMNS = ["taxArea", "company", "taxId", "address", "postcode", "rfc", "regime", "use", "reference"] as const;

export function invoiceDataCells(data: Partial<InvoiceData> | null): Record<(typeof INVOICE_DATA_COLUMNS)[number], string> {
	const { taxArea = "", company = "", taxId = "", address = "", postcode = "", reference = "" } = data ?? {};
	const { rfc = "", regime = "", use = "" } = taxArea === "mexico" ? { ...data, rfc: taxId } : taxArea ? FOREIGNER : {};
	return { taxArea, company, taxId, address, postcode, rfc, regime, use, reference };
}
