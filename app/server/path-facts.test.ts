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

test("what a layout says holds for the routes in it, unless they say otherwise", () => {
	const { query, body, access } = factsOf("/es/newsletter/unsubscribe");
	expect([query, body, access, factsOf("/news/wind").body, factsOf("/forgotten").access]).toEqual([["lng", "key"], "form", "public", "editor", undefined]);
});

test("an address that a secret opens says of which kind that is, and the log names neither", () => {
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

test("whatever begins as an address that a secret opens lies below one, and leads nowhere that is shared", () => {
	const below = ["/orders/x", "/orders/x/y/z", "/%6frders/x", "//T/x", "/sv/news/preview/x", "/t/x/else"];
	expect(below.map((path) => [path, factsOf(path).isBelowSecret, factsOf(path).leadsNowhere])).toEqual(below.map((path) => [path, true, false]));
	const others = ["/orders", "/t", "/news/preview", "/news/x", "/tickets/x"];
	expect(others.filter((path) => factsOf(path).isBelowSecret)).toEqual([]);
});

test("others may post to the address as the route writes it, in any language", () => {
	const others = ["/newsletter/unsubscribe.data", "/newsletter/unsubscribe/", "/Newsletter/unsubscribe"];
	const allowed = ["/newsletter/unsubscribe", "/sv/newsletter/unsubscribe"];
	expect([...allowed, ...others].filter((path) => factsOf(path).othersMayPost === "oneClick")).toEqual(allowed);
});

test("the home page without a language leads to the preferred one", () => {
	expect(["/", "/es", "/_root.data"].map((path) => factsOf(path).leadsToPreferredLanguage)).toEqual([true, false, false]);
});
