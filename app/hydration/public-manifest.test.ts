import { expect, test } from "vitest";
import { publicPart } from "./public-manifest.ts";

test("the public manifest omits the admin area and all routes below it", () => {
	const root = { path: "" };
	const page = { parentId: "root", path: "tickets" };
	const routes = {
		root,
		layout: { parentId: "root", path: "admin" },
		boundary: { parentId: "layout" },
		dashboard: { parentId: "boundary", index: true },
		tickets: { parentId: "boundary", path: "tickets" },
		login: { parentId: "root", path: "admin/login" },
		page,
		administration: { parentId: "root", path: "administration" },
	};
	expect(publicPart({ version: "1", routes })).toEqual({ version: "1", routes: { root, page, administration: routes.administration } });
});
