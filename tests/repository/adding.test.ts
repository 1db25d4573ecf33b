import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { IS_LONG } from "../support/length.ts";

const copy = mkdtempSync(path.join(tmpdir(), "summit-adding-"));
afterAll(() => rmSync(copy, { recursive: true }));

/** Edited or read by the walks; everything else is linked. */
const COPIED = ["app", "db", "docs", "seeds", "tests"];

const SOURCES = {
	extends: "./tsconfig.json",
	include: ["**/*.d.ts", ".cache/facts-check.ts", "vite.config.ts", "app", "db"],
	exclude: ["node_modules", "build", "app/offline/worker", "**/*.test.ts"],
};

interface Block {
	file: string;
	isDiff: boolean;
	code: string;
}

/** The two walks: the code blocks under each heading, with the file named above each. */
const [field = [], entity = []] = readFileSync("tests/repository/walks.md", "utf8").split(/^## /m).slice(1).map(blocksOf);

function blocksOf(walk: string): Block[] {
	return [...walk.matchAll(/^`([^`]+)`[^\n]*\n(?:[^\n]+\n)*\n```(\w+)\n(.*?)^```$/gms)].map(([, file = "", language, code = ""]) => ({
		file,
		isDiff: language === "diff",
		code,
	}));
}

function take({ file, isDiff, code }: Block): void {
	const target = path.join(copy, file);
	expect([file, existsSync(target)]).toEqual([file, isDiff]);
	mkdirSync(path.dirname(target), { recursive: true });
	writeFileSync(target, isDiff ? code.split("@@\n").reduce(changed, readFileSync(target, "utf8")) : code);
}

/** Applies a part of a diff, whose context must occur exactly once. */
function changed(source: string, part: string): string {
	const lines = part.replaceAll(/…$/gm, "").replace(/\n$/, "").split("\n");
	const side = (other: string) => lines.flatMap((line) => (line.startsWith(other) ? [] : line.slice(1))).join("\n");
	const [before, after] = [side("+"), side("-")];
	expect([before, source.split(before).length - 1]).toEqual([before, 1]);
	return source.replace(before, () => after);
}

function run(program: string, ...words: string[]): Promise<string> {
	return new Promise((resolve) => {
		const child = spawn(path.resolve("node_modules/.bin", program), words, { cwd: copy, env: { ...process.env, NO_COLOR: "1" } });
		let said = "";
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk));
		child.once("exit", (code) => resolve(code === 0 ? "" : said));
	});
}

test("a field is added in at most 10 files, and an entity in 33", () => {
	const files = [field, entity].map((walk) => new Set(walk.map(({ file }) => file)).size);
	expect([files[0]! > 5 && files[0]! <= 10, files[1]! > 10 && files[1]! <= 33, files]).toEqual([true, true, expect.anything()]);
});

test("the walks apply to the sources", () => {
	for (const name of readdirSync(".")) {
		if (name.startsWith(".") || name === "build" || name === "data") continue;
		// A linked configuration would resolve to its real folder.
		if (COPIED.includes(name) || statSync(name).isFile()) cpSync(name, path.join(copy, name), { recursive: true });
		else symlinkSync(path.resolve(name), path.join(copy, name));
	}
	for (const block of [...field, ...entity]) take(block);
});

const TESTS = [
	"app/domain/operations/registry/resources.test.ts",
	"app/domain/operations/registry/columns.test.ts",
	"app/domain/operations/registry/import-export.test.ts",
	"app/domain/operations/search/search.test.ts",
	"app/domain/content/page/page.test.ts",
	"app/routes/route-list.test.ts",
	"db/table-versions.test.ts",
	"app/i18n/locales/parity.test.ts",
];

const runTests = () => run("vitest", "run", "--project", "unit", "--project", "pure", ...TESTS);

// Takes half a minute.
test.runIf(IS_LONG)("the walks type-check and pass the tests that cover every entity", { timeout: 600_000 }, async () => {
	writeFileSync(path.join(copy, "tsconfig.sources.json"), JSON.stringify(SOURCES));
	expect(await run("node", "app/routes/facts-check.ts")).toBe("");
	expect(await Promise.all([run("tsc", "-p", "tsconfig.sources.json"), runTests()])).toEqual(["", ""]);
});

/** Rounds of omissions that do not hide each other, each with the words of the check that finds it. */
const FORGOTTEN: [file: string, code: string, found: string][][] = [
	[
		...["pages:", "entityPages:", "api:", "figure:", "searched:"].map((code): [string, string, string] => [
			"app/domain/content/note/admin.server.ts",
			code,
			"missing the following properties from type 'Resource<{",
		]),
		["app/routes/site/page-picture.server.ts", '"/notes":', `Property '"/notes"' is missing`],
		["app/routes/site/notes.tsx", 'access: "public", ', "Property 'access' is missing"],
		["db/table-versions.ts", "note: true", "Property 'note' is missing"],
		["app/i18n/locales/sv/notes.ts", "columns:", "Property 'columns' is missing"],
	],
	[
		["app/domain/program/speaker/view.server.ts", "motto: z", "the API has every field"],
		["seeds/index.ts", 'place("note"', "the sample has some of each"],
		["docs/glossary.md", "| a short text of a sponsor", "the glossary has the name of each"],
		["app/domain/content/page/editable.ts", "notes: {", "has texts that organizers edit"],
		["app/routes/site/notes.tsx", '"note"', "the facts of a page name every entity"],
	],
	[
		["db/migrations/0101-notes.ts", '${revisionTriggers().each("note"', "records its changes"],
		["db/migrations/0101-notes.ts", '${searchTrigger("UPDATE"', "every write is indexed"],
		["db/migrations/0101-notes.ts", "${countChanges(", "table-versions.test.ts"],
		["app/routes/site/notes.tsx", "offline: false, ", "says whether browsers store it offline"],
		["app/routes/site/notes.tsx", 'shows: { texts: ["notes"], entries: ["note"] } ', "names them in its facts"],
	],
];

/** Removes code; if it begins a line, the line and the block that it opens. */
function without(source: string, code: string): string {
	const lines = source.split("\n");
	const first = lines.findIndex((line) => line.trimStart().startsWith(code));
	if (first < 0) {
		expect([code, source.split(code).length]).toEqual([code, 2]);
		return source.replace(code, "");
	}
	const [indent = ""] = /^\s*/.exec(lines[first] ?? "") ?? [];
	const closes = (line: string) => line.startsWith(indent) && /^[)}\]]/.test(line.slice(indent.length));
	const last = /[({[]$/.test(lines[first] ?? "") ? lines.findIndex((line, index) => index > first && closes(line)) : first;
	return lines.toSpliced(first, last - first + 1).join("\n");
}

test.runIf(IS_LONG).for(FORGOTTEN)("a check names each part of the walks that is left out: %j", { timeout: 600_000 }, async (forgotten) => {
	const files = [...new Set(forgotten.map(([file]) => path.join(copy, file)))];
	const sources = files.map((file) => readFileSync(file, "utf8"));
	for (const [file, code] of forgotten) writeFileSync(path.join(copy, file), without(readFileSync(path.join(copy, file), "utf8"), code));
	const said = forgotten === FORGOTTEN[0] ? await run("tsc", "-p", "tsconfig.sources.json") : await runTests();
	expect(forgotten.filter(([, , found]) => !said.includes(found))).toEqual([]);
	for (const [index, file] of files.entries()) writeFileSync(file, sources[index] ?? "");
});
