import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listRoutes } from "#app/routes/route-list.ts";
import { sheetFor } from "#app/ui/stylesheets.tsx";

/** The modules that run in a browser on a page of these routes, types left out. */
function modulesOf(routes: string[]): Set<string> {
	const modules = new Set(routes);
	for (const module of modules) {
		for (const [, specifier = ""] of readFileSync(module, "utf8").matchAll(/^(?:import(?! type )|\} from|export .*from|\s*import\().*?"(.+)"(?:;$|\))/gm)) {
			const file = specifier.startsWith("#app/") ? `app/${specifier.slice(5)}` : join(module, "..", specifier);
			if (/(?<!\.server)\.tsx?$/.test(file) && existsSync(file)) modules.add(file);
		}
	}
	return modules;
}

const FRAME = ["app/root.tsx", "app/routes/site/layout.tsx", "app/routes/site/boundary.tsx"];

/** The files whose classes are in a stylesheet. */
function scannedBy(stylesheet: string): Set<string> {
	const css = readFileSync(stylesheet, "utf8");
	const imported = [...css.matchAll(/^@import "\.\/(.+)";$/gm)].map(([, file]) => [...scannedBy(join(stylesheet, "..", file as string))]);
	const sources = (kind: string) =>
		[...css.matchAll(new RegExp(`^@source ${kind}"(.+)";$`, "gm"))].flatMap(([, pattern]) => {
			const path = join(stylesheet, "..", pattern as string);
			return globSync(path.endsWith(".tsx") ? path : `${path}/**/*.tsx`);
		});
	const leftOut = sources("not ");
	return new Set([...imported.flat(), ...sources("").filter((file) => !leftOut.includes(file))]);
}

test("the stylesheet of each public page has the classes of all its parts", async () => {
	const routes = (await listRoutes()).filter(({ file }) => /^app\/routes\/site\/.*\.tsx$/.test(file));
	const places = routes.map(({ file, path }) => ({ file, pathname: path.replace("/:lang?", "") || "/", search: "" }));
	const grid = places.filter(({ pathname }) => pathname === "/agenda").map((agenda) => ({ ...agenda, search: "?view=grid" }));
	const sheets = Map.groupBy([...places, ...grid], sheetFor);
	expect([...sheets.keys()].sort()).toEqual(["grid", "home", "program", "site"]);
	for (const [sheet, pages] of sheets) {
		const scanned = scannedBy(`app/styles/${sheet}.css`);
		const shown = [...modulesOf([...FRAME, ...(sheet === "site" ? ["app/documents/unavailable.tsx"] : []), ...pages.map(({ file }) => file)])].filter(
			(module) => module.endsWith(".tsx"),
		);
		const withClasses = shown.filter((module) => /class(Name)?=|Class\b/.test(readFileSync(module, "utf8")));
		expect({ sheet, missing: withClasses.filter((module) => !scanned.has(module)) }).toEqual({ sheet, missing: [] });
		// The other sheets list their files; this one leaves out those of the others.
		if (sheet !== "site") expect({ sheet, unused: [...scanned].filter((file) => !shown.includes(file)) }).toEqual({ sheet, unused: [] });
	}
});
