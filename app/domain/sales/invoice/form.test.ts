import { expect, test } from "vitest";
import { accountingDocument } from "./accounting-document.server.ts";
import { type InvoiceValues, TAX_AREAS } from "./data.ts";
import { invoiceValues, readInvoiceData } from "./form.server.ts";
import { companyLines, invoiceDataCells } from "./lines.server.ts";
import { isRfc, isVatNumber } from "./tax-numbers.server.ts";

const empty = invoiceValues();
const read = (typed: Partial<InvoiceValues>) => readInvoiceData({ ...empty, ...typed });

const MEXICO = {
	companyTaxArea: "mexico",
	companyName: "Señales & Ñandú",
	companyTaxId: "s&ñ 010229-ab9",
	companyPostcode: "76140",
	companyRegime: "601",
	companyUse: "G03",
};
const EU = { companyTaxArea: "eu", companyName: "Vind AB", companyTaxId: "se 5566778899-01", companyAddress: "Storgatan 1" };

test("takes only the fields that belong to the country", () => {
	expect(read({})).toEqual({});
	const rfc = "S&Ñ040229AB9";
	expect(read({ ...MEXICO, companyTaxId: "s&ñ 040229-ab9", companyAddress: "Typed before", companyReference: " PO-7 " })).toEqual({
		invoiceTo: { taxArea: "mexico", company: "Señales & Ñandú", taxId: rfc, postcode: "76140", regime: "601", use: "G03", reference: "PO-7" },
	});
	const eu = { taxArea: "eu", company: "Vind AB", taxId: "SE556677889901", address: "Storgatan 1", reference: undefined };
	expect(read({ ...EU, companyRegime: "601" })).toEqual({ invoiceTo: eu });
	expect(read({ ...EU, companyTaxId: "" })).toEqual({ invoiceTo: { ...eu, taxId: undefined } });
	expect(read({ ...EU, companyTaxArea: "elsewhere", companyTaxId: "923 609 016 MVA" })).toEqual({
		invoiceTo: { ...eu, taxArea: "elsewhere", taxId: "923 609 016 MVA" },
	});
});

test.each<[Partial<InvoiceValues>, object]>([
	[{ companyName: "Vind AB" }, { companyTaxArea: "required" }],
	[{ companyTaxArea: "moon", companyName: "Vind AB" }, { companyTaxArea: "required" }],
	[
		{ companyTaxArea: "mexico" },
		{ companyName: "required", companyTaxId: "required", companyPostcode: "required", companyRegime: "required", companyUse: "required" },
	],
	[MEXICO, { companyTaxId: "rfc" }],
	[
		{ ...MEXICO, companyTaxId: "no tengo", companyPostcode: "7614" },
		{ companyTaxId: "rfc", companyPostcode: "postcode" },
	],
	[{ ...MEXICO, companyTaxId: "RUAN800101AB9" }, { companyRegime: "regime" }],
	[{ ...MEXICO, companyTaxId: "RUAN800101AB9", companyRegime: "616" }, { companyUse: "use" }],
	[
		{ ...EU, companyTaxId: "SE55667788", companyAddress: "" },
		{ companyTaxId: "vat", companyAddress: "required" },
	],
	[{ companyTaxArea: "elsewhere" }, { companyName: "required", companyAddress: "required" }],
])("rejects %j", (typed, errors) => {
	expect(read(typed)).toEqual({ errors });
});

test("an RFC contains a date, and a VAT number has its country's form", () => {
	const rfcs = ["ABC010203AB9", "Ñ&Ñ991231XX0", "XEXX010101000", "ABCD010203ABA", "ABC011303AB9", "ABC010230AB9", "ABC010203ABB", "AB010203AB9", "ABC010203AB"];
	expect(rfcs.filter(isRfc)).toEqual(rfcs.slice(0, 4));
	const vats = ["DE123456789", "ATU12345678", "ESB12345678", "NL123456789B01", "IE1234567WA", "FRXX123456789", "DE12345678", "US123456789", "NO923609016", ""];
	expect(vats.filter(isVatNumber)).toEqual(vats.slice(0, 6));
});

test("exports the codes of foreign companies, and older data unchanged", () => {
	const before = { company: "Vind AB", taxId: "SE1", address: "Storgatan 1" };
	const cells = { company: "Vind AB", taxId: "SE1", address: "Storgatan 1", postcode: "", reference: "" };
	expect(invoiceDataCells(before)).toEqual({ ...cells, taxArea: "", rfc: "", regime: "", use: "" });
	expect(invoiceDataCells({ ...before, taxArea: "eu" })).toEqual({ ...cells, taxArea: "eu", rfc: "XEXX010101000", regime: "616", use: "S01" });
	expect(invoiceDataCells({ taxArea: "mexico", company: "Solmar", taxId: "ABC010203AB9", postcode: "76140", regime: "601", use: "G03" })).toEqual({
		...cells,
		taxArea: "mexico",
		company: "Solmar",
		taxId: "ABC010203AB9",
		address: "",
		postcode: "76140",
		rfc: "ABC010203AB9",
		regime: "601",
		use: "G03",
	});
	expect(invoiceValues(before)).toMatchObject({ companyTaxArea: "elsewhere", companyTaxId: "SE1" });
});

test("the label of the tax number depends on the company's country", () => {
	const labels = [...TAX_AREAS, undefined].map((taxArea) => companyLines({ taxArea, taxId: "1" }, "en"));
	expect(labels.flat()).toEqual(["RFC: 1", "VAT number: 1", "Tax number: 1", "Tax number: 1"]);
});

test("documents of an event in Mexico say that they are no CFDI, and tell Mexican companies that one follows", () => {
	const snapshot = {
		locale: "en" as const,
		code: "A",
		issuedOn: "2025-10-11",
		method: undefined,
		taxName: "VAT",
		seller: { name: "LNS", address: "", taxId: "" },
	};
	const notes = (country: string, taxArea?: (typeof TAX_AREAS)[number]) => {
		const buyer = { name: "Ana", email: "", company: "Solmar", taxArea };
		const frozen = { ...snapshot, event: { name: "Summit", city: "Querétaro", country }, buyer };
		return accountingDocument(frozen, { title: "", subject: "", issuedAt: "", facts: [], service: "", blocks: [], noCfdi: "No CFDI." }).blocks[2];
	};
	const note = (text: string) => ({ kind: "paragraph", text: { text }, look: "quiet" });
	const currency = "All amounts are in US dollars (USD).";
	expect([notes("SE", "mexico"), notes("MX"), notes("MX", "eu"), notes("MX", "mexico")]).toEqual([
		note(currency),
		note(`${currency} No CFDI.`),
		note(`${currency} No CFDI.`),
		note(`${currency} No CFDI. The organizers send the CFDI separately.`),
	]);
});
