import { expect, test } from "vitest";
import { PAGE_IDS, PAGES } from "#app/domain/content/page/editable.ts";
import { listOfflineRoutes, listRoutes, readFacts } from "./route-list.ts";

const routes = (await listRoutes()).map(({ path, file }) => ({ path: path.replace("/:lang?", "") || "/", ...readFacts(file) }));

test("each page with editable texts has the path of its texts and names them in its facts", () => {
	const shown = PAGE_IDS.map((id) => [id, routes.find(({ path }) => path === PAGES[id].path)?.shows?.texts]);
	expect(shown).toEqual(PAGE_IDS.map((id) => [id, [id]]));
});

test("routes name the kinds of secret in their addresses", () => {
	const opened = routes.filter(({ openedBy }) => openedBy);
	const kindOf = (path: string) => (path.includes("/:code/:secret") ? "order" : path.includes("/:key") ? "preview" : "ticket");
	expect(opened.filter(({ path, openedBy }) => !openedBy?.includes(kindOf(path)))).toEqual([]);
	expect(opened.length).toBeGreaterThan(15);
});

test("lists pages that have child routes, but not layouts that have an index", () => {
	const paths = routes.map(({ path }) => path);
	expect([paths.includes("/orders/:code/:secret"), paths.includes("/orders/:code/:secret/names"), paths.filter((path) => path === "/admin")]).toEqual([
		true,
		true,
		["/admin"],
	]);
});

test("throws for a route without facts", () => {
	expect(() => readFacts("app/routes/site/boundary.tsx")).toThrow("app/routes/site/boundary.tsx exports no facts.");
});

test("each cached public page says whether browsers store it offline", async () => {
	const pages = (await listRoutes()).filter(({ path, file }) => file.endsWith(".tsx") && !path.includes("."));
	const cached = pages.map(({ path, file }) => ({ path, facts: readFacts(file) })).filter(({ facts }) => facts.access === "public" && facts.cached);
	expect(cached.filter(({ facts }) => facts.offline === undefined)).toEqual([]);
	expect(cached.length).toBeGreaterThan(20);
});

test("lists offline pages with their variants, the agenda first", async () => {
	expect(await listOfflineRoutes()).toEqual([
		{ path: "/", isStart: true },
		{ path: "/agenda", copies: ["day"] },
		{ path: "/agenda/:id" },
		{ path: "/speakers" },
		{ path: "/speakers/:id" },
		{ path: "/workshops" },
		{ path: "/workshops/:id" },
		{ path: "/venue" },
		{ path: "/practical" },
		{ path: "/my-agenda", own: "sessions" },
	]);
});
