/** Where a company is: this decides what an invoice has to know of it. */
export const TAX_AREAS = ["mexico", "eu", "elsewhere"] as const;
export type TaxArea = (typeof TAX_AREAS)[number];

/** What an invoice needs to know of its buyer beside name and email; made out to a company, or to a person with a tax number. */
export interface InvoiceData {
	/** Orders from before it was asked do not say it. */
	taxArea?: TaxArea;
	/** In Mexico as the tax authority has it. */
	company: string;
	/** RFC, VAT number or the like. */
	taxId?: string;
	/** Not asked in Mexico. */
	address?: string;
	/** The buyer's own, such as the number of a purchase order. */
	reference?: string;
	/** Of Mexico alone, these three: the fiscal postcode, and codes of the tax authority's lists. */
	postcode?: string;
	regime?: string;
	use?: string;
}

/** Fields of a form, in their order. */
export const INVOICE_FIELDS = [
	"companyTaxArea",
	"companyName",
	"companyTaxId",
	"companyPostcode",
	"companyRegime",
	"companyUse",
	"companyAddress",
	"companyReference",
] as const;
export type InvoiceField = (typeof INVOICE_FIELDS)[number];

/** As it was typed. */
export type InvoiceValues = Record<InvoiceField, string>;
