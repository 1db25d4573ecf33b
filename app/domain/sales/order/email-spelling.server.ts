import { run } from "@zootools/email-spell-checker";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";

const MISSPELLED = ["gmail.com", "googlemail.com", "hotmail.com", "outlook.com", "icloud.com", "yahoo.com", "yahoo.com.mx", "live.com.mx", "protonmail.com"];
/** Real domains that look like one of those. */
const REAL = /^(?:(?:e|fe|y)?mail|gmx|live|hotmail|outlook|yahoo)\.(?:com|(?:com?\.)?(?:ar|br|cl|de|dk|es|fi|fr|is|it|mx|net|no|pe|se|uk))$|^protonmail\.ch$/;
const OF_COM = /\.(?:con|cmo|ocm|vom|xom)$/;

/** Returns the address that was probably meant, if its domain looks like one that many people use. */
export function correctEmail(typed: string): string | undefined {
	const email = typed.trim();
	const at = email.lastIndexOf("@");
	const domain = email.slice(at + 1).toLowerCase();
	if (at < 1 || REAL.test(domain) || MISSPELLED.includes(domain)) return undefined;
	const ofCom = domain.replace(OF_COM, ".com");
	const meant = MISSPELLED.includes(ofCom)
		? ofCom
		: run({ email: `name@${ofCom}`, domains: MISSPELLED, domainThreshold: 2, secondLevelDomains: [], topLevelDomains: [] })?.domain;
	return meant && `${email.slice(0, at + 1)}${meant}`;
}

export interface AskedSpelling {
	/** A sentence for each address. */
	words: string[];
	/** The addresses that are corrected if the reader chooses that, separated by spaces. */
	doubted: string;
	/** These and all asked about before, for the form to send back. */
	emails: string;
}

/** Undefined if none of the addresses looks misspelled, apart from those that the form has asked about. */
export function askSpelling(typed: readonly string[], form: FormData, locale: Locale): AskedSpelling | undefined {
	const asked = String(form.get("askedEmails") ?? "").split(" ");
	const doubted = [...new Set(typed)].filter((email) => !asked.includes(email) && correctEmail(email) !== undefined);
	if (doubted.length === 0) return undefined;
	const words = doubted.map((email) => textsOf("order", locale, { typed: email, meant: correctEmail(email) ?? "" }).spelling.meant);
	return { words, doubted: doubted.join(" "), emails: [...asked, ...doubted].filter(Boolean).join(" ") };
}

/** Corrects an address if it was just asked about and the reader chose that. */
export function spelledAsChosen(email: string, form: FormData): string {
	const chosen = String(form.get("correctEmails") ?? "").split(" ");
	return chosen.includes(email.trim()) ? (correctEmail(email) ?? email) : email;
}
