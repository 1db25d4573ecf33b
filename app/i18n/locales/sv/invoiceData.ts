/** The company that an invoice is made out to: in forms, on pages and on papers. */
export const invoiceData = {
	noTaxArea: "Välj …",
	taxAreas: { mexico: "Mexiko", eu: "EU", elsewhere: "Ett annat land" },
	taxIds: { mexico: "RFC", eu: "Momsregistreringsnummer (VAT)", elsewhere: "Skattenummer" },
	fields: {
		companyTaxArea: "Skattehemvist",
		companyName: "Företag eller registrerat namn",
		companyTaxId: "Momsregistreringsnummer (VAT), RFC eller skattenummer",
		companyPostcode: "Postnummer (código postal fiscal)",
		companyRegime: "Skatteform (régimen fiscal)",
		companyUse: "Användning (uso de CFDI)",
		companyAddress: "Adress",
		companyReference: "Företagets referens",
	},
	hints: {
		companyName: "Det registrerade namnet som på skatteintyget, utan ”S.A. de C.V.” eller liknande.",
		companyTaxId: "Inom EU med landets bokstäver, till exempel SE556677889901. Lämna tomt om det inte finns något.",
		companyReference: "Till exempel numret på en inköpsorder.",
	},
	errors: {
		rfc: "Skriv ett RFC med 12 tecken (företag) eller 13 (personer), till exempel ABC010203AB9.",
		vat: "Skriv momsregistreringsnumret med landets bokstäver, till exempel SE556677889901.",
		postcode: "Skriv fem siffror, till exempel 76000.",
		regime: "Välj en skatteform som hör till ditt RFC: företagens har 12 tecken och personers 13.",
		use: "Den här skatteformen tillåter bara S01.",
	},
	lines: {
		taxId: {
			mexico: "RFC: {{taxId}}",
			eu: "Momsregistreringsnummer (VAT): {{taxId}}",
			elsewhere: "Skattenummer: {{taxId}}",
			unsaid: "Skattenummer: {{taxId}}",
		},
		postcode: "Postnummer (código postal fiscal): {{postcode}}",
		regime: "Skatteform (régimen fiscal): {{regime}}",
		use: "Användning (uso de CFDI): {{use}}",
		reference: "Referens: {{reference}}",
	},
	page: {
		link: "Ändra företagsuppgifter",
		heading: "Kvitto till",
		metaTitle: "Företagsuppgifter för beställning {{code}} | {{eventName}}",
		title: "Företagsuppgifter",
		lead: "Fyll i det här om kvittot ska ställas till ett företag, eller om du behöver en mexikansk CFDI, även i eget namn. Lämna annars allt tomt.",
		over: {
			invoiced: "Kvittot är utfärdat och går inte längre att ändra. Skriv till oss om något är fel.",
			ended: "Beställningen är avslutad, så det blir inget kvitto. Har du en fråga? Skriv till oss.",
		},
		submit: "Spara företagsuppgifter",
		busy: "Sparar …",
		back: "Tillbaka till beställningen",
	},
};
