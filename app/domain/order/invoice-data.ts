/** What an invoice needs to know of its buyer beside name and email; made out to a company, or to a person with a tax number. */
export interface InvoiceData {
	company: string;
	/** RFC or VAT number. */
	taxId?: string;
	address: string;
	/** The buyer's own, such as the number of a purchase order. */
	reference?: string;
}
