import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, { version: string }> };

const fixed = readFileSync("docs/security.md", "utf8")
	.split("\n")
	.filter((line) => line.startsWith("| GHSA-") && line.includes("| fixed"))
	.map((line) => [line.match(/`([^`]+)`/)?.[1] ?? "", line.match(/\| (\d[\d.]*) \|/)?.[1] ?? ""] as const);

test("there are advisories", () => {
	expect(fixed.length).toBeGreaterThan(0);
});

test.each(fixed)("every copy of %s has at least version %s", (name, since) => {
	const versions = Object.entries(packages).flatMap(([place, { version }]) => (place.endsWith(`node_modules/${name}`) ? [version] : []));
	expect(versions).not.toEqual([]);
	expect(versions.filter((version) => version.localeCompare(since, "en", { numeric: true }) < 0)).toEqual([]);
});
