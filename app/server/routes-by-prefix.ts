import type { ServerBuild } from "@remix-run/node";

const ANYWHERE = "";

/** React Router scans all routes it is given, several times for each page, so each path prefix gets its own. */
export function routesByPrefix<Made>(build: ServerBuild, make: (part: ServerBuild) => Made): (pathname: string) => Made {
	const whole = make(build);
	const sections = new Map(Object.keys(build.routes).map((id) => [id, sectionOf(build, id)]));
	const parts = new Map([...new Set(sections.values())].map((section) => [section, make(withSection(build, sections, section))]));
	return (pathname) => {
		if (pathname.includes("%")) return whole;
		const [, first = "", second = ""] = pathname.split("/", 3).map(wordOf);
		return (parts.get(first) ?? parts.get(second) ?? parts.get(ANYWHERE)) as Made;
	};
}

function sectionOf(build: ServerBuild, id: string): string {
	const { parentId, path = "" } = build.routes[id] ?? {};
	const above = parentId === undefined ? ANYWHERE : sectionOf(build, parentId);
	return above || wordOf(path.split("/").find((part) => !part.startsWith(":")) ?? "");
}

function wordOf(part: string): string {
	return /^[\w-]*/.exec(part.toLowerCase())?.[0] ?? "";
}

function withSection(build: ServerBuild, sections: ReadonlyMap<string, string>, section: string): ServerBuild {
	const pick = <Route>(routes: Record<string, Route>) =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => [ANYWHERE, section].includes(sections.get(id) as string))) as Record<
			string,
			Exclude<Route, undefined>
		>;
	return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}
