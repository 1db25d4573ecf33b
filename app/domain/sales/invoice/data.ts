export const TAX_AREAS = ["mexico", "eu", "elsewhere"] as const;
export type TaxArea = (typeof TAX_AREAS)[number];

export interface InvoiceData {
	taxArea?: TaxArea;
	/** In Mexico, as registered with the tax authority. */
	company: string;
	taxId?: string;
	address?: string;
	reference?: string;
	/** Only in Mexico: the fiscal postcode, and codes from the tax authority's lists. */
	postcode?: string;
	regime?: string;
	use?: string;
}

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

export type InvoiceValues = Record<InvoiceField, string>;
