import { expect, test } from "vitest";
import { publicPart } from "./public-manifest.ts";

test("the public manifest omits the admin area, routes of programs and of files, and flags that are false", () => {
	const root = { path: "" };
	const page = { parentId: "root", path: "tickets", hasLoader: true };
	const routes = {
		root,
		layout: { parentId: "root", path: "admin" },
		boundary: { parentId: "layout" },
		dashboard: { parentId: "boundary", index: true },
		tickets: { parentId: "boundary", path: "tickets" },
		login: { parentId: "root", path: "admin/login" },
		page: { ...page, hasAction: false },
		speakers: { parentId: "root", path: "api/speakers" },
		calendar: { parentId: "root", path: ":lang?/agenda/:id.ics" },
		administration: { parentId: "root", path: "administration" },
	};
	expect(publicPart({ version: "1", routes })).toEqual({ version: "1", routes: { root, page, administration: routes.administration } });
});
