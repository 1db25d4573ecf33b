/** The company that an invoice is made out to: in forms, on pages and in documents. */
export const invoiceData = {
	noTaxArea: "Choose…",
	taxAreas: { mexico: "Mexico", eu: "European Union", elsewhere: "Elsewhere" },
	/** The name of the tax number. */
	taxIds: { mexico: "RFC", eu: "VAT number", elsewhere: "Tax number" },
	fields: {
		companyTaxArea: "Tax residence",
		companyName: "Company or legal name",
		companyTaxId: "RFC, VAT or tax number",
		companyPostcode: "Tax postal code (código postal fiscal)",
		companyRegime: "Tax regime (régimen fiscal)",
		companyUse: "Use (uso de CFDI)",
		companyAddress: "Address",
		companyReference: "The company’s reference",
	},
	hints: {
		companyName: "Its legal name as on the tax certificate, without “S.A. de C.V.” or the like.",
		companyTaxId: "In the EU with the letters of the country, such as SE556677889901. Leave it empty if there is none.",
		companyReference: "Such as the number of a purchase order.",
	},
	errors: {
		rfc: "Enter an RFC of 12 characters (companies) or 13 (persons), such as ABC010203AB9.",
		vat: "Enter a VAT number with the letters of its country, such as SE556677889901.",
		postcode: "Enter five digits, such as 76000.",
		regime: "Choose a regime that goes with the RFC: those of companies have 12 characters, those of persons 13.",
		use: "This regime only allows S01.",
	},
	lines: {
		taxId: {
			mexico: "RFC: {{taxId}}",
			eu: "VAT number: {{taxId}}",
			elsewhere: "Tax number: {{taxId}}",
			/** Of a seller, and of companies that were not asked for it. */
			unsaid: "Tax number: {{taxId}}",
		},
		postcode: "Tax postal code (código postal fiscal): {{postcode}}",
		regime: "Tax regime: {{regime}}",
		use: "Use: {{use}}",
		reference: "Reference: {{reference}}",
	},
	page: {
		link: "Change invoice data",
		heading: "Invoice to",
		metaTitle: "Invoice data of order {{code}} | {{eventName}}",
		title: "Invoice data",
		lead: "Fill this in if the invoice should be made out to a company, or if you need a Mexican CFDI, also in your own name. Otherwise leave everything empty.",
		over: {
			invoiced: "The invoice has been issued and can no longer be changed. Write to us if something is wrong.",
			ended: "This order is no longer open, so there is no invoice for it. Questions? Write to us.",
		},
		submit: "Save invoice data",
		busy: "Saving…",
		back: "Back to the order",
	},
};
