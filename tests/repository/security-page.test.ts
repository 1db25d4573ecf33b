import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const page = readFileSync("docs/security.md", "utf8");
const names = [...new Set([...page.matchAll(/`((?:http|e2e|tests\/\w+)\/[\w-]+|(?:[\w-]+\/)*[\w.-]+\.test)`/g)].map((found) => found[1] as string))];
const files = globSync(["app/**/*.test.ts", "db/*.test.ts", "tests/support/*.test.ts"]);

function isThere(name: string): boolean {
	if (name.startsWith("http/")) return existsSync(`tests/${name}.test.ts`);
	if (name.startsWith("e2e/")) return existsSync(`tests/${name}.e2e.ts`);
	if (name.startsWith("tests/")) return existsSync(name.endsWith(".ts") ? name : `${name}.test.ts`);
	return files.some((file) => `/${file}`.endsWith(`/${name}.ts`) || path.basename(file) === `${name}.ts`);
}

test("every test that the security page names is there", () => {
	expect(names.length).toBeGreaterThan(50);
	expect(names.filter((name) => !isThere(name))).toEqual([]);
});
