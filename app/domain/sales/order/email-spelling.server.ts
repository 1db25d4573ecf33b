import { run } from "@zootools/email-spell-checker";

const MISSPELLED = ["gmail.com", "googlemail.com", "hotmail.com", "outlook.com", "icloud.com", "yahoo.com", "yahoo.com.mx", "live.com.mx", "protonmail.com"];
/** Real domains that look like one of those. */
const REAL = /^(?:(?:e|fe|y)?mail|gmx|live|hotmail|outlook|yahoo)\.(?:com|(?:com?\.)?(?:ar|br|cl|de|dk|es|fi|fr|is|it|mx|net|no|pe|se|uk))$/;
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
