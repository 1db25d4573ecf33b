import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { OfflineRoute } from "#app/offline/offline-route.ts";
import routes from "#app/routes.ts";
import type { RouteFacts } from "./route-facts.ts";

export interface ListedRoute {
	/** As in `app/routes.ts`, such as `/:lang?/agenda/:id`. */
	path: string;
	file: string;
}

export async function listRoutes(): Promise<ListedRoute[]> {
	return leavesOf(await routes);
}

function leavesOf(entries: readonly RouteConfigEntry[], above = ""): ListedRoute[] {
	return entries.flatMap(({ path, file, children = [] }) => {
		const whole = path === undefined ? above : `${above}/${path}`;
		return [...(hasIndex(children) ? [] : [{ path: whole || "/", file: `app/${file}` }]), ...leavesOf(children, whole)];
	});
}

/** Returns true if one of these routes answers at their parent's address. */
export function hasIndex(children: readonly RouteConfigEntry[] = []): boolean {
	return children.some(({ index, path, children: below }) => index || (path === undefined && hasIndex(below)));
}

/** Reads the source, since importing the module would open the database. @throws if it has no facts */
export function readFacts(file: string): RouteFacts {
	const [, below = ""] = readFileSync(file, "utf8").split("\nexport const facts = ");
	const [facts, end] = below.split(" satisfies RouteFacts;\n");
	if (end === undefined) throw new Error(`${file} exports no facts.`);
	return runInNewContext(`(${facts})`);
}

export async function listOfflineRoutes(): Promise<OfflineRoute[]> {
	return (await listRoutes()).flatMap(({ path, file }) => {
		const { offline } = readFacts(file);
		return offline ? [{ path: path.replace("/:lang?", "") || "/", ...offline }] : [];
	});
}
