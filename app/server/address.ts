import { LRUCache } from "lru-cache";
import { isAdminPath } from "#app/http/admin-path.ts";
import { NOWHERE } from "#app/http/nowhere.ts";
import { localePath, splitPath } from "#app/i18n/config.ts";
import { type PathFacts, ROUTES_PARAMETER } from "./path-facts.ts";

/** How the browser's side of Remix once asked for values. Nobody does here, and each would be a complaint in the log. */
const FORMER = "_data";

/** Characters. Longer addresses no page of this site has: 2,000 letters of any script, of which each takes up to twelve, are searched for. */
const LONGEST = 24_500;
/** The same of what a parameter says, such as the ids of chosen sessions: of more, pages read no more than its beginning. */
const LONGEST_VALUE = 2000;

/** Paths that are remembered, and the characters of the longest of them: together less than a megabyte. */
const MOST = 1000;
const LONGEST_REMEMBERED = 250;

/** An address that a request asks for. */
export interface Address extends PathFacts {
	pathname: string;
	/** The same for all spellings of one address: path, and the parameters that its page reads, by name. */
	target: string;
	/** Whether it says what one visitor chose: nobody else asks for its answer, which is not kept. */
	isPersonal: boolean;
	/** True for the admin area and its calls: nothing of it stays anywhere. */
	isAdmin: boolean;
}

/** Why a request has no address that could be meant (RFC 9112, 3.2.1; RFC 9110, 15.5.15). */
export type AddressRefusal = 400 | 414;

/** Reads the targets of requests. What the routes say of a path is asked once for those that come often. */
export function createAddressReader(factsOf: (pathname: string) => PathFacts) {
	const known = new LRUCache<string, Address | AddressRefusal>({ max: MOST });
	return (url: string): Address | AddressRefusal => {
		if (url.length > LONGEST) return 414;
		const [path = "", query] = cut(url);
		const remembered = known.get(path);
		const address = remembered ?? readPath(path, factsOf);
		if (remembered === undefined && path.length <= LONGEST_REMEMBERED) known.set(path, address);
		return typeof address === "number" || query === undefined ? address : withQuery(address, new URLSearchParams(query));
	};
}

/** Path and query, without the fragment that a browser would keep to itself. */
function cut(url: string): string[] {
	const [target = ""] = url.split("#", 1);
	const at = target.indexOf("?");
	return at < 0 ? [target] : [target.slice(0, at), target.slice(at + 1)];
}

/** A path as an address without a query. */
function readPath(path: string, factsOf: (pathname: string) => PathFacts): Address | AddressRefusal {
	if (!path.startsWith("/")) return 400;
	const written = URL.parse(`http://site${path}`);
	if (!written || isUnreadable(path) || isUnreadable(written.pathname)) return 400;
	const { pathname } = written;
	const facts = factsOf(pathname);
	const target = facts.leadsNowhere ? localePath(splitPath(pathname).locale, NOWHERE) : pathname;
	return { ...facts, pathname, target, isAdmin: isAdminPath(pathname), isPersonal: false };
}

function withQuery(address: Address, searchParams: URLSearchParams): Address | AddressRefusal {
	if (searchParams.has(FORMER)) return 400;
	if (address.leadsNowhere) return address;
	const { ids, query, readsAnyQuery, personal } = address;
	const kept = new URLSearchParams();
	for (const name of readsAnyQuery ? searchParams.keys() : query) {
		const value = searchParams.get(name);
		if (value !== null) kept.set(name, name === ROUTES_PARAMETER ? knownAmong(ids, value) : value.slice(0, LONGEST_VALUE));
	}
	if (kept.size === 0) return address;
	return { ...address, target: `${address.pathname}?${kept}`, isPersonal: personal.some((name) => searchParams.has(name)) };
}

/** Those of the routes' names that are none change nothing either. */
function knownAmong(ids: string[], value: string): string {
	const asked = value.split(",");
	return ids.filter((id) => asked.includes(id)).join();
}

function isUnreadable(path: string): boolean {
	try {
		return /[\p{Cc}\\]/u.test(decodeURIComponent(path));
	} catch {
		return true;
	}
}
