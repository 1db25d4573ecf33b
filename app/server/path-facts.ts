import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import type { Access } from "#app/auth/rights.ts";
import type { BodyKind } from "#app/http/body-limits.ts";
import { isAdminPath, isSecretPath } from "#app/http/private-path.ts";
import { isLocale } from "#app/i18n/config.ts";
import type { LayoutFacts, RouteFacts } from "#app/routes/route-facts.ts";
import { type LoggedAddress, loggedAddress } from "./logged-address.ts";
import { bySection } from "./sections.ts";

/** What the routes at a path say of themselves. */
export interface PathFacts {
	/** From the outermost inwards. */
	ids: string[];
	query: string[];
	readsAnyQuery: boolean;
	personal: readonly string[];
	/** Of GET, HEAD and POST, those that the address has: a page or a loader is read, an action is written to. */
	methods: string[];
	body: BodyKind | undefined;
	access: Access | undefined;
	isCached: boolean;
	isOpen: boolean;
	isSecret: boolean;
	leadsToCheckout: boolean;
	/** Whether one page in its language stands for it and all others that lead nowhere. */
	leadsNowhere: boolean;
	logged: LoggedAddress;
}

/** The browser's side of Remix asks here for values alone, of the routes that a parameter names. */
const DATA = ".data";
export const ROUTES_PARAMETER = "_routes";

/** Looks up what the routes at a path say in their `facts`. */
export function createPathFacts(build: ServerBuild): (pathname: string) => PathFacts {
	const routesFor = bySection(build, ({ routes }) => treeOf(routes));
	return (pathname) => {
		const isData = pathname.endsWith(DATA);
		const path = isData ? pathname.slice(0, -DATA.length).replace(/^\/_root$/, "/") : pathname;
		const matches = matchRoutes(routesFor(pathname), path) ?? [];
		const leadsNowhere = !isData && !isSecretPath(path) && !isAdminPath(path) && !path.includes("//") && isNowhere(matches, build);
		const chain = matches.map(({ route: { id } }) => factsIn<LayoutFacts>(build, id));
		const own = factsIn<RouteFacts>(build, matches.at(-1)?.route.id);
		return {
			ids: matches.map(({ route: { id = "" } }) => id),
			query: [...new Set([...chain.flatMap(({ query = [] }) => (query === "any" ? [] : query)), ...(isData ? [ROUTES_PARAMETER] : [])])],
			readsAnyQuery: own.query === "any",
			personal: own.personal ?? [],
			methods: methodsOf(build.routes[matches.at(-1)?.route.id ?? ""]?.module),
			body: chain.findLast(({ body }) => body)?.body,
			access: matches.length > 0 ? own.access : "public",
			isCached: leadsNowhere || (own.cached ?? false),
			isOpen: own.open ?? false,
			isSecret: own.secret ?? false,
			leadsToCheckout: own.leadsToCheckout ?? false,
			leadsNowhere,
			logged: loggedAddress(matches, isData ? DATA : ""),
		};
	};
}

function factsIn<Facts>(build: ServerBuild, id = ""): Partial<Facts> {
	return (build.routes[id]?.module as { facts?: Facts } | undefined)?.facts ?? {};
}

/** The pages' own way to nothing, or any page in a language that the site does not have. */
function isNowhere(matches: NonNullable<ReturnType<typeof matchRoutes>>, build: ServerBuild): boolean {
	const { route, params } = matches.at(-1) ?? {};
	const { leadsNowhere } = factsIn<RouteFacts>(build, route?.id);
	const isPage = matches.some((match) => match.route.id === "routes/site/layout");
	return (leadsNowhere ?? false) || (isPage && params?.lang !== undefined && !isLocale(params.lang.toLowerCase()));
}

const READING = ["GET", "HEAD"];

function methodsOf(module: ServerRouteModule | undefined): string[] {
	const reading = !module || module.loader || module.default ? READING : [];
	return module?.action ? [...reading, "POST"] : reading;
}

type Routes = ServerBuild["routes"];
type ServerRouteModule = NonNullable<Routes[string]>["module"];
type Tree = NonNullable<Parameters<typeof matchRoutes>[0]>;

function treeOf(routes: Routes, parent?: string): Tree {
	return Object.values(routes).flatMap((route): Tree => {
		if (!route || route.parentId !== parent) return [];
		const { id, path, index, caseSensitive } = route;
		return [index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: treeOf(routes, id) }];
	});
}
