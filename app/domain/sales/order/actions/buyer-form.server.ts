import type { InvoiceField, InvoiceValues } from "#app/domain/sales/invoice/data.ts";
import { type InvoiceError, invoiceValues, readInvoiceData, typedInvoice } from "#app/domain/sales/invoice/form.server.ts";
import { buyerSchemaFor } from "#app/domain/sales/order/order-form.server.ts";
import { DEFAULT_LOCALE, LOCALES } from "#app/i18n/config.ts";
import type { CorrectedBuyer } from "./buyer.server.ts";

export interface BuyerValues extends InvoiceValues {
	buyerName: string;
	buyerEmail: string;
	locale: string;
}
export type BuyerErrors = Partial<Record<"buyerName" | "buyerEmail" | InvoiceField, InvoiceError>>;

export function typedBuyer(form: FormData): BuyerValues {
	const textOf = (name: string) => String(form.get(name) ?? "");
	return { buyerName: textOf("buyerName"), buyerEmail: textOf("buyerEmail"), locale: textOf("locale"), ...typedInvoice(form) };
}

export function readCorrectedBuyer(
	values: BuyerValues,
	{ needsEmail, isInvoiced }: { needsEmail: boolean; isInvoiced: boolean },
): CorrectedBuyer | { errors: BuyerErrors } {
	const parsed = buyerSchemaFor(values.buyerEmail, needsEmail).safeParse(values);
	const invoice = readInvoiceData(isInvoiced ? invoiceValues() : values);
	const errors: BuyerErrors = "errors" in invoice ? { ...invoice.errors } : {};
	for (const issue of parsed.error?.issues ?? []) errors[issue.path[0] as "buyerName"] ??= issue.message as InvoiceError;
	if (!parsed.success || "errors" in invoice) return { errors };
	const { buyerName: name, buyerEmail: email } = parsed.data;
	return { name, email, locale: LOCALES.find((one) => one === values.locale) ?? DEFAULT_LOCALE, invoiceTo: invoice.invoiceTo };
}
