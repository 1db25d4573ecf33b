import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const files = ["README.md", ...globSync("docs/**/*.md").sort()];
const read = (file: string) => readFileSync(file, "utf8");
const matches = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, match = ""]) => match);

const PATH = /`((?:app|db|docs|seeds|tests)(?:\/[\w./-]+)?)`/g;
const TEST = /`((?:http|e2e|tests\/\w+)\/[\w-]+|(?:[\w-]+\/)*[\w.-]+\.test)`/g;
const SECURITY = ["docs/security.md", "docs/asvs.md"];

const unitTests = globSync(["app/**/*.test.ts", "db/*.test.ts", "tests/support/*.test.ts"]);

function isTest(name: string): boolean {
	if (name.startsWith("http/")) return existsSync(`tests/${name}.test.ts`);
	if (name.startsWith("e2e/")) return existsSync(`tests/${name}.e2e.ts`);
	if (name.startsWith("tests/")) return existsSync(name.endsWith(".ts") ? name : `${name}.test.ts`);
	return unitTests.some((file) => `/${file}`.endsWith(`/${name}.ts`) || path.basename(file) === `${name}.ts`);
}

test.each(files)("%s names only files that exist", (file) => {
	const isThere = (name: string) => existsSync(name) || (SECURITY.includes(file) && isTest(name));
	expect(matches(file, PATH).filter((name) => !isThere(name))).toEqual([]);
});

test.each(files)("%s links only to files that exist", (file) => {
	const links = matches(file, /\]\(([^)#:]+)(?:#[^)]*)?\)/g);
	expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([]);
});

const slugOf = (heading: string) =>
	heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, "")
		.replaceAll(" ", "-");

test.each(files)("%s links only to headings that exist", (file) => {
	const links = matches(file, /\]\(([^):]*#[^)]+)\)/g);
	const isThere = (link: string) => {
		const [name = "", anchor = ""] = link.split("#");
		return matches(name ? path.join(path.dirname(file), name) : file, /^#+ (.*)$/gm)
			.map(slugOf)
			.includes(anchor);
	};
	expect(links.filter((link) => !isThere(link))).toEqual([]);
});

test("the security pages name only tests that exist", () => {
	const names = SECURITY.flatMap((file) => matches(file, TEST));
	expect(names.length).toBeGreaterThan(50);
	expect(names.filter((name) => !isTest(name))).toEqual([]);
});

test("the architecture names every directory of the program and of its tests", () => {
	const directories = ["app", "tests"].flatMap((parent) => globSync(`${parent}/*/`).map((directory) => directory.replace(/\/$/, "")));
	const helpers = ["tests/support", "tests/fixtures"];
	const named = matches("docs/architecture.md", PATH);
	expect([...directories, "db", "seeds"].filter((directory) => !named.includes(directory) && !helpers.includes(directory))).toEqual([]);
});

test("every link of the tour is a function of the file that it names", () => {
	const links = [...read("docs/tour.md").matchAll(/^\d+\. `([\w./-]+)`, `(\w+)`:/gm)].map(([, file = "", name = ""]) => ({ file, name }));
	expect(links).toHaveLength(20);
	expect(links.filter(({ file, name }) => !new RegExp(`^export .*\\b${name}\\b`, "m").test(read(file)))).toEqual([]);
});

test.each([
	["README.md", 100],
	["docs/adding.md", 80],
	["docs/security.md", 200],
])("%s has at most %i lines", (file, most) => {
	expect(read(file).trimEnd().split("\n").length).toBeLessThanOrEqual(most);
});
