import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The modules that run in a browser on a page of these routes, types left out. */
function modulesOf(routes: string[]): Set<string> {
	const modules = new Set(routes);
	for (const module of modules) {
		for (const [, specifier = ""] of readFileSync(module, "utf8").matchAll(/^(?:import(?! type )|\} from|export .*from).*?"(.+)";$/gm)) {
			const file = specifier.startsWith("#app/") ? `app/${specifier.slice(5)}` : join(module, "..", specifier);
			if (/(?<!\.server)\.tsx?$/.test(file) && existsSync(file)) modules.add(file);
		}
	}
	return modules;
}

test("the stylesheet of public pages leaves out only what they do not show", () => {
	const leftOut = [...readFileSync("app/styles/site.css", "utf8").matchAll(/^@source not "\.\.\/(.+)";$/gm)].flatMap(([, part]) =>
		globSync(part?.endsWith(".tsx") ? `app/${part}` : `app/${part}/**/*.tsx`),
	);
	expect(leftOut.length).toBeGreaterThan(20);
	const shown = modulesOf(["app/root.tsx", "app/documents/unavailable.tsx", ...globSync("app/routes/site/**/*.tsx")]);
	expect([...shown].some((module) => module.startsWith("app/domain/"))).toBe(true);
	expect(leftOut.filter((module) => shown.has(module))).toEqual([]);
	// All other classes of public pages are in the scanned folders.
	expect([...shown].filter((module) => module.startsWith("app/admin/") || module.startsWith("app/routes/admin/"))).toEqual([]);
});
