import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

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
	return entries.flatMap(({ path, file, children }) => {
		const whole = path === undefined ? above : `${above}/${path}`;
		return children ? leavesOf(children, whole) : [{ path: whole || "/", file: `app/${file}` }];
	});
}
