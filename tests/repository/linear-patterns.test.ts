import { globSync, readFileSync } from "node:fs";
import { checkSync } from "recheck";
import ts from "typescript";
import { expect, test } from "vitest";
import { IS_LONG, oneIn } from "../support/length.ts";

/** Used on short or own texts only: a cell of at most 40 characters, and dates. */
const BOUNDED = ["(?:T|,?\\s+)\\d{1,2}:\\d{2}.*$", "\\s*–\\s*"];

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
	const found = sources.flatMap(patternsIn);
	expect(found.length).toBeGreaterThan(100);
	// Without repetition of any length there is nothing to backtrack.
	const repeating = found.filter(({ pattern }) => /[*+]|,\}/.test(pattern));
	const patterns = oneIn(3, [...new Map(repeating.map((one) => [`/${one.pattern}/${one.flags}`, one])).values()]);
	const slow = patterns.filter(({ pattern, flags }) => checkSync(pattern, flags, { timeout: 60_000 }).status !== "safe");
	expect(slow.filter(({ pattern }) => !BOUNDED.includes(pattern))).toEqual([]);
	if (IS_LONG) expect(slow.length).toBe(BOUNDED.length);
	// A pattern that the check must find.
	expect(checkSync("^[.\\s]+|\\s+$", "g").status).toBe("vulnerable");
});
