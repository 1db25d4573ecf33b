import { day } from "#app/http/form-codecs.ts";

export const compactNumber = (typed: string) =>
	typed
		.normalize("NFC")
		.replace(/[\s.-]/g, "")
		.toUpperCase();

const RFC = /^[A-ZÑ&]{3,4}(\d{2})(\d{2})(\d{2})[A-Z\d]{2}[A\d]$/;

export function isRfc(number: string): boolean {
	const [, year, month, date] = RFC.exec(number) ?? [];
	return day.safeParse(`20${year}-${month}-${date}`).success;
}

export const isOfCompany = (rfc: string) => rfc.length === 12;

/** By country of the European Union, and Northern Ireland (XI), without the leading letters. */
const VAT: Record<string, RegExp> = {
	AT: /^U\d{8}$/,
	BE: /^[01]\d{9}$/,
	BG: /^\d{9,10}$/,
	CY: /^\d{8}[A-Z]$/,
	CZ: /^\d{8,10}$/,
	DE: /^\d{9}$/,
	DK: /^\d{8}$/,
	EE: /^\d{9}$/,
	EL: /^\d{9}$/,
	ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
	FI: /^\d{8}$/,
	FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
	HR: /^\d{11}$/,
	HU: /^\d{8}$/,
	IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
	IT: /^\d{11}$/,
	LT: /^(?:\d{9}|\d{12})$/,
	LU: /^\d{8}$/,
	LV: /^\d{11}$/,
	MT: /^\d{8}$/,
	NL: /^\d{9}B\d{2}$/,
	PL: /^\d{10}$/,
	PT: /^\d{9}$/,
	RO: /^\d{2,10}$/,
	SE: /^\d{12}$/,
	SI: /^\d{8}$/,
	SK: /^\d{10}$/,
	XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Checks the form only, not if the number is assigned. */
export const isVatNumber = (number: string) => VAT[number.slice(0, 2)]?.test(number.slice(2)) ?? false;
