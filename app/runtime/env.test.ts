import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VARIABLES } from "./env.server.ts";

/** Given by the image, or for tests alone. */
const NOT_PASSED = ["CLOCK_FILE", "DATABASE_URL", "HOST", "PORT", "STRIPE_API_ORIGIN"];

test("compose.yaml hands every variable to the site that whoever deploys may set", () => {
	const lines = readFileSync("compose.yaml", "utf8").match(/ {4}environment:\n((?: {6}.*\n)+)/)?.[1] ?? "";
	const passed = lines.split("\n").flatMap((line) => line.match(/^ {6}(\w+):/)?.[1] ?? []);
	expect(passed.toSorted()).toEqual(VARIABLES.filter((name) => !NOT_PASSED.includes(name)).toSorted());
});

test("docs/deploying.md says what each variable means", () => {
	const table = readFileSync("docs/deploying.md", "utf8").match(/^\| variable .*\n(?:\|.*\n)+/m)?.[0] ?? "";
	const told = table.split("\n").flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name));
	expect(told.toSorted()).toEqual(VARIABLES.toSorted());
});
