import type { ServerBuild } from "@remix-run/node";

const ANYWHERE = "";

/** React Router scans all routes it is given, several times for each page, so each path prefix gets its own. */
export function routesByPrefix<Made>(build: ServerBuild, make: (part: ServerBuild) => Made): (pathname: string) => Made {
	const whole = make(build);
	const parts = new Map([...sectionsOf(build)].map((section) => [section, make(withSection(build, section))]));
	return (pathname) => {
		if (pathname.includes("%")) return whole;
		const [, first = "", second = ""] = pathname.split("/", 3).map(wordOf);
		return (parts.get(first) ?? parts.get(second) ?? parts.get(ANYWHERE)) as Made;
	};
}

function sectionsOf(build: ServerBuild): Set<string> {
	return new Set(Object.keys(build.routes).map((id) => sectionOf(build, id)));
}

function sectionOf(build: ServerBuild, id: string): string {
	const { parentId, path = "" } = build.routes[id] ?? {};
	const above = parentId === undefined ? ANYWHERE : sectionOf(build, parentId);
	return above || wordOf(path.split("/").find((part) => !part.startsWith(":")) ?? "");
}

function wordOf(part: string): string {
	return /^[\w-]*/.exec(part.toLowerCase())?.[0] ?? "";
}

function withSection(build: ServerBuild, section: string): ServerBuild {
	const pick = <Route>(routes: Record<string, Route>) =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => [ANYWHERE, section].includes(sectionOf(build, id)))) as Record<
			string,
			Exclude<Route, undefined>
		>;
	return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}
