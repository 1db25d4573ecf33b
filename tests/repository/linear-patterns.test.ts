import { globSync, readFileSync } from "node:fs";
import { checkSync } from "recheck";
import ts from "typescript";
import { expect, test } from "vitest";

/** What is only asked of a few characters, whoever wrote them: a cell of at most 40, and dates of our own. */
const BOUNDED = ["(?:T|,?\\s+)\\d{1,2}:\\d{2}.*$", "\\s*–\\s*"];

/** Every regular expression that stands in a source file. */
function patternsIn(file: string): { file: string; pattern: string; flags: string }[] {
	const source = ts.createSourceFile(
		file,
		readFileSync(file, "utf8"),
		ts.ScriptTarget.Latest,
		false,
		file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
	);
	const found: ReturnType<typeof patternsIn> = [];
	const visit = (node: ts.Node) => {
		if (ts.isRegularExpressionLiteral(node)) {
			const end = node.text.lastIndexOf("/");
			found.push({ file, pattern: node.text.slice(1, end), flags: node.text.slice(end + 1).replace("v", "u") });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

test("no pattern takes more than twice as long for twice as much text", () => {
	const sources = globSync(["app/**/*.{ts,tsx}", "db/**/*.ts"]).filter((file) => !/\.(?:test|make)\.tsx?$|\/locales\//.test(file));
	const patterns = sources.flatMap(patternsIn);
	expect(patterns.length).toBeGreaterThan(100);
	const slow = patterns.filter(({ pattern, flags }) => checkSync(pattern, flags, { timeout: 60_000 }).status !== "safe");
	expect(slow.filter(({ pattern }) => !BOUNDED.includes(pattern))).toEqual([]);
	expect(slow.length).toBe(BOUNDED.length);
	// What this would find.
	expect(checkSync("^[.\\s]+|\\s+$", "g").status).toBe("vulnerable");
});
