/** Query parameters that public pages and the public API read; what else stands in a query changes nothing there. */
export const KNOWN_PARAMETERS = [
	"_routes",
	"category",
	"day",
	"group",
	"level",
	"lng",
	"page",
	"q",
	"sent",
	"subject",
	"subscribed",
	"tab",
	"tier",
	"track",
	"type",
	"view",
];

/** How the browser's side of Remix once asked for values. Nobody does here, and each would be a complaint in the log. */
const FORMER = "_data";

/** Addresses whose answers are for one reader alone. */
const PRIVATE = /^\/(?:(?:es|sv)\/)?(?:admin|api\/auth|theme|newsletter\/(?:confirm|unsubscribe)|news\/preview)(?=[/.]|$)/;

/** Longer ones no page of this site has. */
const LONGEST = 4096;

/** What a request asks for. */
export interface Address {
	pathname: string;
	/** The same for all spellings of one address: path, and the known parameters by name. */
	target: string;
	/** True where the answer may be kept for others. */
	isPublic: boolean;
}

const known = new Map<string, Address | null>();

/** Reads the target of a request; nothing where it is no address that could be meant (RFC 9112, 3.2.1). Each is read once. */
export function readAddress(url: string): Address | null {
	let address = known.get(url);
	if (address === undefined) {
		address = parse(url);
		if (known.size >= 10_000) known.clear();
		known.set(url, address);
	}
	return address;
}

function parse(url: string): Address | null {
	if (!url.startsWith("/") || url.length > LONGEST) return null;
	const [path = "", ...rest] = url.split("?");
	try {
		if (/[\p{Cc}\\]/u.test(decodeURIComponent(path))) return null;
		const query = new URLSearchParams(rest.join("?"));
		if (query.has(FORMER)) return null;
		const kept = new URLSearchParams(KNOWN_PARAMETERS.flatMap((name) => (query.has(name) ? [[name, query.get(name) as string]] : [])));
		return { pathname: path, target: kept.size > 0 ? `${path}?${kept}` : path, isPublic: !PRIVATE.test(path) };
	} catch {
		return null;
	}
}
