import type { ServerBuild } from "@remix-run/node";

/** The section of routes that have no word of their own, such as the home page and the one for what is not found. */
const ANYWHERE = "";

/**
 * Makes something of the routes of each section of the site, such as `admin` and `agenda`, and gives it by path: React
 * Router goes through all routes that it is given, and several times for each page.
 */
export function bySection<Made>(build: ServerBuild, make: (part: ServerBuild) => Made): (pathname: string) => Made {
	const whole = make(build);
	const parts = new Map([...sectionsOf(build)].map((section) => [section, make(withSection(build, section))]));
	return (pathname) => {
		// What is spelt in an odd way is read by React Router alone.
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
