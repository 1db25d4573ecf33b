import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import type { Access } from "#app/auth/rights.ts";
import type { SecretKind } from "#app/domain/sales/order/known-secret.server.ts";
import { isAdminPath, plainPath } from "#app/http/admin-path.ts";
import type { BodyKind } from "#app/http/body-limits.ts";
import { isLocale } from "#app/i18n/config.ts";
import type { LayoutFacts, RouteFacts } from "#app/routes/route-facts.ts";
import { type LoggedAddress, loggedAddress } from "./logged-address.ts";
import { routesByPrefix } from "./routes-by-prefix.ts";

export interface PathFacts {
	ids: string[];
	query: string[];
	readsAnyQuery: boolean;
	personal: readonly string[];
	methods: string[];
	body: BodyKind | undefined;
	access: Access | undefined;
	isCached: boolean;
	isOpen: boolean;
	/** Only for the address as the route spells it. */
	othersMayPost: RouteFacts["othersMayPost"];
	signsIn: boolean;
	openedBy: readonly SecretKind[];
	params: Partial<Record<string, string>>;
	isBelowSecret: boolean;
	leadsToPreferredLanguage: boolean;
	leadsToCheckout: boolean;
	leadsNowhere: boolean;
	logged: LoggedAddress;
}

const DATA_SUFFIX = ".data";
export const ROUTES_PARAMETER = "_routes";

export function createPathFacts(build: ServerBuild): (pathname: string) => PathFacts {
	const routesFor = routesByPrefix(build, ({ routes }) => treeOf(routes));
	const belowSecret = belowSecrets(build);
	return (pathname) => {
		const isData = pathname.endsWith(DATA_SUFFIX);
		const path = isData ? pathname.slice(0, -DATA_SUFFIX.length).replace(/^\/_root$/, "/") : pathname;
		const matches = matchRoutes(routesFor(pathname), path) ?? [];
		const isBelowSecret = belowSecret.test(plainPath(path));
		const leadsNowhere = !isData && !isBelowSecret && !isAdminPath(path) && !path.includes("//") && isNowhere(matches, build);
		const chain = matches.map(({ route: { id } }) => factsIn<LayoutFacts>(build, id));
		const { params = {}, route: { id } = {} } = matches.at(-1) ?? {};
		const own = factsIn<RouteFacts>(build, id);
		const { openedBy = [] } = own;
		const logged = loggedAddress(matches, isData ? DATA_SUFFIX : "", openedBy.length > 0);
		return {
			ids: matches.map(({ route: { id = "" } }) => id),
			query: [...new Set([...chain.flatMap(({ query = [] }) => (query === "any" ? [] : query)), ...(isData ? [ROUTES_PARAMETER] : [])])],
			readsAnyQuery: own.query === "any",
			personal: own.personal ?? [],
			methods: methodsOf(build.routes[id ?? ""]?.module),
			body: chain.findLast(({ body }) => body)?.body,
			access: matches.length > 0 ? own.access : "public",
			isCached: leadsNowhere || (own.cached ?? false),
			isOpen: own.open ?? false,
			othersMayPost: logged.pattern === path ? own.othersMayPost : undefined,
			signsIn: own.signsIn ?? false,
			openedBy,
			params,
			isBelowSecret,
			leadsToPreferredLanguage: !isData && own.leadsToPreferredLanguage === true && params.lang === undefined,
			leadsToCheckout: own.leadsToCheckout ?? false,
			leadsNowhere,
			logged,
		};
	};
}

function belowSecrets(build: ServerBuild): RegExp {
	const opened = Object.keys(build.routes).filter((id) => factsIn<RouteFacts>(build, id).openedBy);
	const starts = opened.map((id) => /^(?:\/:lang\?)?(.*?)\/:/.exec(pathOf(build.routes, id))?.[1]);
	return new RegExp(`^(?:/\\w\\w)?(?:${[...new Set(starts)].join("|")})/[^/]`);
}

function pathOf(routes: Routes, id = ""): string {
	const { parentId, path } = routes[id] ?? {};
	return `${parentId === undefined ? "" : pathOf(routes, parentId)}${path ? `/${path}` : ""}`;
}

function factsIn<Facts>(build: ServerBuild, id = ""): Partial<Facts> {
	return (build.routes[id]?.module as { facts?: Facts } | undefined)?.facts ?? {};
}

function isNowhere(matches: NonNullable<ReturnType<typeof matchRoutes>>, build: ServerBuild): boolean {
	const { route, params } = matches.at(-1) ?? {};
	const { leadsNowhere } = factsIn<RouteFacts>(build, route?.id);
	const isPage = matches.some((match) => match.route.id === "routes/site/layout");
	return (leadsNowhere ?? false) || (isPage && params?.lang !== undefined && !isLocale(params.lang.toLowerCase()));
}

const SAFE_METHODS = ["GET", "HEAD"];

function methodsOf(module: ServerRouteModule | undefined): string[] {
	const reading = !module || module.loader || module.default ? SAFE_METHODS : [];
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
