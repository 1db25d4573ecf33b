import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/architecture.md", "utf8");
const named = [...page.matchAll(/`((?:app|db|docs|seeds|tests)(?:\/[\w./-]+)?)`/g)].map(([, path = ""]) => path);

test("every file and directory that the page about the architecture names is there", () => {
	expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test("the page names every directory of the program and of its tests", () => {
	const directories = ["app", "tests"].flatMap((parent) => globSync(`${parent}/*/`).map((path) => path.replace(/\/$/, "")));
	// What only serves the directories beside it.
	const serving = ["tests/support", "tests/fixtures"];
	expect([...directories, "db", "seeds"].filter((path) => !named.includes(path) && !serving.includes(path))).toEqual([]);
});
