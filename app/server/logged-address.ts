/** Characters that are written down; no page has a longer address. */
const LONGEST = 4096;
/** Whatever may hold a key, spelt out or percent-encoded. Of most addresses nothing more is looked at. */
const SUSPECT = /key|preview|orders\/|\/t\/|%/i;
/** The keys of links that work for whoever knows them, wherever they stand: within `redirectTo`, too. */
const KEYS = [/\b(key=)[^&#\s]+/gi, /\b(preview\/)[^/?&#\s]+/gi, /\b(orders\/[A-Z\d]{8}\/)[^/?&#\s]+/gi, /(\/t\/)[^/?&#\s]+/gi];

/** An address as the log may hold it: keys of one-time links, of the newsletter, of previews, orders and tickets, are left out. */
export function loggedAddress(whole: string): string {
	const url = whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
	if (!SUSPECT.test(url)) return url;
	const plain = decoded(url);
	const masked = KEYS.reduce((text, key) => text.replace(key, "$1…"), plain);
	return masked === plain ? url : masked;
}

/** An address within an address within an address is encoded so many times; nothing of this site goes deeper. */
const DEPTH = 3;

function decoded(url: string): string {
	let text = url;
	for (let depth = 0; depth < DEPTH && text.includes("%"); depth++) {
		text = text.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
	}
	return text;
}
