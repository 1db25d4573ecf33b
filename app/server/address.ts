import { LRUCache } from "lru-cache";
import { isAdminPath } from "#app/http/admin-path.ts";
import { NOT_FOUND_PATH } from "#app/http/not-found-path.ts";
import { localePath, splitPath } from "#app/i18n/config.ts";
import { type PathFacts, ROUTES_PARAMETER } from "./path-facts.ts";

/** Data requests before single fetch: Remix would log an error for each. */
const OLD_DATA_PARAMETER = "_data";

/** Enough to search for 2,000 letters of any script, percent-encoded. */
const MAX_LENGTH = 24_500;
/** Pages read no more of a parameter. */
const MAX_VALUE_LENGTH = 2000;

const MAX_CACHED = 1000;
const MAX_CACHED_LENGTH = 250;

export interface Address extends PathFacts {
	pathname: string;
	/** The same for all spellings of an address: the path, and the parameters that its page reads. */
	target: string;
	/** Depends on one visitor's choice, so it is not cached. */
	isPersonal: boolean;
	isAdmin: boolean;
}

/** RFC 9112, 3.2.1; RFC 9110, 15.5.15. */
export type AddressRefusal = 400 | 414;

export function createAddressReader(factsOf: (pathname: string) => PathFacts) {
	const known = new LRUCache<string, Address | AddressRefusal>({ max: MAX_CACHED });
	return (url: string): Address | AddressRefusal => {
		if (url.length > MAX_LENGTH) return 414;
		const [path = "", query] = cut(url);
		const remembered = known.get(path);
		const address = remembered ?? readPath(path, factsOf);
		if (remembered === undefined && path.length <= MAX_CACHED_LENGTH) known.set(path, address);
		return typeof address === "number" || query === undefined ? address : withQuery(address, new URLSearchParams(query));
	};
}

function cut(url: string): string[] {
	const [target = ""] = url.split("#", 1);
	const at = target.indexOf("?");
	return at < 0 ? [target] : [target.slice(0, at), target.slice(at + 1)];
}

function readPath(path: string, factsOf: (pathname: string) => PathFacts): Address | AddressRefusal {
	if (!path.startsWith("/")) return 400;
	const written = URL.parse(`http://site${path}`);
	if (!written || isUnreadable(path) || isUnreadable(written.pathname)) return 400;
	const { pathname } = written;
	const facts = factsOf(pathname);
	const target = facts.leadsNowhere ? localePath(splitPath(pathname).locale, NOT_FOUND_PATH) : pathname;
	return { ...facts, pathname, target, isAdmin: isAdminPath(pathname), isPersonal: false };
}

function withQuery(address: Address, searchParams: URLSearchParams): Address | AddressRefusal {
	if (searchParams.has(OLD_DATA_PARAMETER)) return 400;
	if (address.leadsNowhere) return address;
	const { ids, query, readsAnyQuery, personal } = address;
	const kept = new URLSearchParams();
	for (const name of readsAnyQuery ? searchParams.keys() : query) {
		const value = searchParams.get(name);
		if (value !== null) kept.set(name, name === ROUTES_PARAMETER ? knownAmong(ids, value) : value.slice(0, MAX_VALUE_LENGTH));
	}
	if (kept.size === 0) return address;
	return { ...address, target: `${address.pathname}?${kept}`, isPersonal: personal.some((name) => searchParams.has(name)) };
}

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
