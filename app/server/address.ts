import { LRUCache } from "lru-cache";
import { isAdminPath } from "~/http/private-path";
import { ROUTES_PARAMETER, type RouteFacts } from "./route-facts";

/** How the browser's side of Remix once asked for values. Nobody does here, and each would be a complaint in the log. */
const FORMER = "_data";

/** Characters. Longer addresses no page of this site has: 2,000 letters of any script, of which each takes up to twelve, are searched for. */
const LONGEST = 24_500;
/** The same of what a parameter says, such as the ids of chosen sessions: of more, pages read no more than its beginning. */
const LONGEST_VALUE = 2000;

/** Addresses that are remembered, and the characters of the longest of them: together less than a megabyte. */
const MOST = 1000;
const LONGEST_REMEMBERED = 250;

/** What a request asks for. */
export interface Address {
	pathname: string;
	/** The same for all spellings of one address: path, and the parameters that its page reads, by name. */
	target: string;
	access: RouteFacts["access"];
	isCached: boolean;
	isOpen: boolean;
	/** Whether a secret in it opens it. */
	isSecret: boolean;
	/** Whether browsers may follow its forms to the page where cards are charged. */
	leadsToCheckout: boolean;
	/** Whether it says what one visitor chose: nobody else asks for its answer, which is not kept. */
	isPersonal: boolean;
	/** True for the admin area and its calls: nothing of it stays anywhere. */
	isAdmin: boolean;
	methods: string[];
	body: RouteFacts["body"];
}

/** Why a request has no address that could be meant (RFC 9112, 3.2.1; RFC 9110, 15.5.15). */
export type AddressRefusal = 400 | 414;

/** Reads the targets of requests. Those that come often are read once. */
export function createAddressReader(factsOf: (pathname: string) => RouteFacts) {
	const known = new LRUCache<string, Address | AddressRefusal>({ max: MOST });
	return (url: string): Address | AddressRefusal => {
		const remembered = known.get(url);
		if (remembered !== undefined) return remembered;
		const address = parse(url, factsOf);
		if (url.length > LONGEST_REMEMBERED) return address;
		known.set(url, address);
		return address;
	};
}

function parse(url: string, factsOf: (pathname: string) => RouteFacts): Address | AddressRefusal {
	if (url.length > LONGEST) return 414;
	if (!url.startsWith("/")) return 400;
	const [path = ""] = url.split("?", 1);
	const written = URL.parse(`http://site${url}`);
	if (!written || isUnreadable(path) || isUnreadable(written.pathname) || written.searchParams.has(FORMER)) return 400;
	const { pathname, searchParams } = written;
	const { ids, query, readsAnyQuery, personal, methods, body, access, isCached, isOpen, isSecret, leadsToCheckout } = factsOf(pathname);
	const kept = new URLSearchParams();
	for (const name of readsAnyQuery ? searchParams.keys() : query) {
		const value = searchParams.get(name);
		if (value !== null) kept.set(name, name === ROUTES_PARAMETER ? knownAmong(ids, value) : value.slice(0, LONGEST_VALUE));
	}
	return {
		pathname,
		target: kept.size > 0 ? `${pathname}?${kept}` : pathname,
		access,
		isCached,
		isOpen,
		isSecret,
		leadsToCheckout,
		isPersonal: personal.some((name) => searchParams.has(name)),
		isAdmin: isAdminPath(pathname),
		methods,
		body,
	};
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
