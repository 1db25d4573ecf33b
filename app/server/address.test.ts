import { expect, test, vi } from "vitest";
import { createAddressReader } from "./address.ts";
import { UNREADABLE } from "./logged-address.ts";
import type { PathFacts } from "./path-facts.ts";

const FACTS: PathFacts = {
	ids: [],
	query: ["q"],
	readsAnyQuery: false,
	personal: [],
	methods: ["GET"],
	body: undefined,
	access: "public",
	isCached: true,
	isOpen: false,
	othersMayPost: undefined,
	signsIn: false,
	openedBy: [],
	params: {},
	isBelowSecret: false,
	leadsToPreferredLanguage: false,
	leadsToCheckout: false,
	leadsNowhere: false,
	logged: UNREADABLE,
};

test("the facts of a path are looked up once for all its queries", () => {
	const factsOf = vi.fn(() => FACTS);
	const read = createAddressReader(factsOf);
	const targets = ["/news", "/news?x=1", "/news?x=2&q=wind#top", "/news?q=wind", "/news#top"].map((url) => (read(url) as { target: string }).target);
	expect([targets, factsOf.mock.calls]).toEqual([["/news", "/news", "/news?q=wind", "/news?q=wind", "/news"], [["/news"]]]);
});

test("unknown addresses share one target in each language", () => {
	const read = createAddressReader(() => ({ ...FACTS, leadsNowhere: true }));
	expect(["/x", "/x/y?q=1", "/es/x?q=1", "/sv/x"].map((url) => (read(url) as { target: string }).target)).toEqual(["/404", "/404", "/es/404", "/sv/404"]);
});
