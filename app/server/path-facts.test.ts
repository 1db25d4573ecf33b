import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { createPathFacts } from "./path-facts.ts";

const page = (id: string, path: string, facts: object) => [id, { id, parentId: "site", path, module: { facts, default: () => null } }];
const ROUTES = Object.fromEntries([
	["root", { id: "root", path: "", module: {} }],
	["site", { id: "site", parentId: "root", path: ":lang?", module: { facts: { query: ["lng"], body: "editor" }, default: () => null } }],
	page("home", "", { access: "public", cached: true, leadsToPreferredLanguage: true }),
	page("unsubscribe", "newsletter/unsubscribe", { access: "public", othersMayPost: "oneClick", query: ["key"], body: "form" }),
	page("order", "orders/:code/:secret", { access: "public", openedBy: ["order"] }),
	page("ticket", "t/:secret.pdf", { access: "public", openedBy: ["ticket"] }),
	page("preview", "news/preview/:key", { access: "public", openedBy: ["preview"] }),
	page("article", "news/:slug", { access: "public" }),
	page("forgotten", "forgotten", {}),
	page("nowhere", "*", { access: "public", leadsNowhere: true }),
]);
const factsOf = createPathFacts({ routes: ROUTES, assets: { routes: {} } } as unknown as ServerBuild);

test("routes inherit the facts of their layout unless they override them", () => {
	const { query, body, access } = factsOf("/es/newsletter/unsubscribe");
	expect([query, body, access, factsOf("/news/wind").body, factsOf("/forgotten").access]).toEqual([["lng", "key"], "form", "public", "editor", undefined]);
});

test("an address with a secret has its kind, and the log omits the secret", () => {
	const of = (path: string) => {
		const { openedBy, params, logged } = factsOf(path);
		return [openedBy, params, logged.found];
	};
	expect(["/es/orders/K7RW/Secret", "/t/Secret.pdf", "/news/preview/Secret.data", "/news/wind"].map(of)).toEqual([
		[["order"], { lang: "es", code: "K7RW", secret: "Secret" }, "/es/orders/:code/:secret"],
		[["ticket"], { lang: undefined, secret: "Secret" }, "/t/:secret.pdf"],
		[["preview"], { lang: undefined, key: "Secret" }, "/news/preview/:key.data"],
		[[], { lang: undefined, slug: "wind" }, "/news/wind"],
	]);
});

test("addresses that begin like one with a secret are below a secret, and share no page for unknown addresses", () => {
	const below = ["/orders/x", "/orders/x/y/z", "/%6frders/x", "//T/x", "/sv/news/preview/x", "/t/x/else"];
	expect(below.map((path) => [path, factsOf(path).isBelowSecret, factsOf(path).leadsNowhere])).toEqual(below.map((path) => [path, true, false]));
	const others = ["/orders", "/t", "/news/preview", "/news/x", "/tickets/x"];
	expect(others.filter((path) => factsOf(path).isBelowSecret)).toEqual([]);
});

test("other sites may post only to the address as the route spells it, in any language", () => {
	const others = ["/newsletter/unsubscribe.data", "/newsletter/unsubscribe/", "/Newsletter/unsubscribe"];
	const allowed = ["/newsletter/unsubscribe", "/sv/newsletter/unsubscribe"];
	expect([...allowed, ...others].filter((path) => factsOf(path).othersMayPost === "oneClick")).toEqual(allowed);
});

test("only the home page without a language leads to the preferred language", () => {
	expect(["/", "/es", "/_root.data"].map((path) => factsOf(path).leadsToPreferredLanguage)).toEqual([true, false, false]);
});
