import { z } from "zod";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { type FieldError, requiredLine, requiredText } from "#app/http/field-schemas.ts";
import { INVOICE_FIELDS, type InvoiceData, type InvoiceField, type InvoiceValues } from "./data.ts";
import { REGIMES, USES } from "./sat.ts";
import { compactNumber, isOfCompany, isRfc, isVatNumber } from "./tax-numbers.server.ts";

export type InvoiceError = FieldError | "rfc" | "vat" | "postcode" | "regime" | "use";
const message = (key: InvoiceError) => key;

const optional = (length: number) => z.string().trim().max(length, message("tooLong"));
const taxId = z.string().overwrite(compactNumber).max(ORDER_LIMITS.taxId, message("tooLong"));
const shared = { companyName: requiredLine(ORDER_LIMITS.company), companyReference: optional(ORDER_LIMITS.reference) };
const abroad = { ...shared, companyAddress: requiredText(ORDER_LIMITS.address) };
const mexico = z
	.object({
		...shared,
		companyTaxArea: z.literal("mexico"),
		companyTaxId: taxId.min(1, message("required")).refine(isRfc, message("rfc")),
		companyPostcode: requiredLine(ORDER_LIMITS.postcode).regex(/^\d{5}$/, message("postcode")),
		companyRegime: z.enum(Object.keys(REGIMES), message("required")),
		companyUse: z.enum(Object.keys(USES), message("required")),
	})
	.superRefine(({ companyTaxId, companyRegime, companyUse }, issues) => {
		const { of, isWithoutUse } = REGIMES[companyRegime] ?? {};
		if (isRfc(companyTaxId) && of !== "both" && (of === "companies") !== isOfCompany(companyTaxId))
			issues.addIssue({ code: "custom", path: ["companyRegime"], message: message("regime") });
		if (isWithoutUse && companyUse !== "S01") issues.addIssue({ code: "custom", path: ["companyUse"], message: message("use") });
	});

export const invoiceDataSchema = z.discriminatedUnion(
	"companyTaxArea",
	[
		mexico,
		z.object({ ...abroad, companyTaxArea: z.literal("eu"), companyTaxId: taxId.refine((number) => !number || isVatNumber(number), message("vat")) }),
		z.object({ ...abroad, companyTaxArea: z.literal("elsewhere"), companyTaxId: optional(ORDER_LIMITS.taxId) }),
	],
	message("required"),
);

/** Returns the company, nothing if no invoice was requested, or the errors. */
export function readInvoiceData(values: InvoiceValues): { invoiceTo?: InvoiceData } | { errors: Partial<Record<InvoiceField, InvoiceError>> } {
	if (INVOICE_FIELDS.every((name) => !values[name].trim())) return {};
	const { success, data, error } = invoiceDataSchema.safeParse(values);
	if (!success) {
		const errors: Partial<Record<InvoiceField, InvoiceError>> = {};
		for (const issue of error.issues) errors[issue.path[0] as InvoiceField] ??= issue.message as InvoiceError;
		return { errors };
	}
	return {
		invoiceTo: {
			taxArea: data.companyTaxArea,
			company: data.companyName,
			taxId: data.companyTaxId || undefined,
			...(data.companyTaxArea === "mexico"
				? { postcode: data.companyPostcode, regime: data.companyRegime, use: data.companyUse }
				: { address: data.companyAddress }),
			reference: data.companyReference || undefined,
		},
	};
}

/** Data from before the country was asked is taken as it is. */
export const invoiceValues = (data?: InvoiceData): InvoiceValues => ({
	companyTaxArea: data ? (data.taxArea ?? "elsewhere") : "",
	companyName: data?.company ?? "",
	companyTaxId: data?.taxId ?? "",
	companyPostcode: data?.postcode ?? "",
	companyRegime: data?.regime ?? "",
	companyUse: data?.use ?? "",
	companyAddress: data?.address ?? "",
	companyReference: data?.reference ?? "",
});

export const typedInvoice = (form: FormData) => Object.fromEntries(INVOICE_FIELDS.map((name) => [name, String(form.get(name) ?? "")])) as InvoiceValues;
