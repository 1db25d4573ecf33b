import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { OfflineRoute } from "#app/offline/offline-route.ts";
import routes from "#app/routes.ts";
import type { RouteFacts } from "./route-facts.ts";

export interface ListedRoute {
	/** As `app/routes.ts` writes it, such as `/:lang?/agenda/:id`. */
	path: string;
	file: string;
}

/** Lists the addresses of the site with the module that answers at each. */
export async function listRoutes(): Promise<ListedRoute[]> {
	return leavesOf(await routes);
}

function leavesOf(entries: readonly RouteConfigEntry[], above = ""): ListedRoute[] {
	return entries.flatMap(({ path, file, children = [] }) => {
		const whole = path === undefined ? above : `${above}/${path}`;
		return [...(hasIndex(children) ? [] : [{ path: whole || "/", file: `app/${file}` }]), ...leavesOf(children, whole)];
	});
}

/** Returns true if another route answers at the address of the route around these. */
export function hasIndex(children: readonly RouteConfigEntry[] = []): boolean {
	return children.some(({ index, path, children: below }) => index || (path === undefined && hasIndex(below)));
}

/** Reads the facts of a route from its text, without its module, which would open the database. @throws where it says none */
export function readFacts(file: string): RouteFacts {
	const [, below = ""] = readFileSync(file, "utf8").split("\nexport const facts = ");
	const [facts, end] = below.split(" satisfies RouteFacts;\n");
	if (end === undefined) throw new Error(`${file} says no facts.`);
	return runInNewContext(`(${facts})`);
}

/** Lists the routes that browsers keep for when there is no network. */
export async function listOfflineRoutes(): Promise<OfflineRoute[]> {
	return (await listRoutes()).flatMap(({ path, file }) => {
		const { offline } = readFacts(file);
		return offline ? [{ path: path.replace("/:lang?", "") || "/", ...offline }] : [];
	});
}
