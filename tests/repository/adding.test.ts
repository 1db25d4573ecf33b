import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { IS_LONG } from "../support/length.ts";

const copy = mkdtempSync(path.join(tmpdir(), "summit-adding-"));
afterAll(() => rmSync(copy, { recursive: true }));

/** Edited or read by the walks; everything else is linked. */
const COPIED = ["app", "db", "seeds", "tests"];

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
const [field = [], noun = []] = readFileSync("docs/adding.md", "utf8").split(/^## /m).slice(1).map(blocksOf);

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

test("a field is added in at most 10 files, and an entity in 25", () => {
	const files = [field, noun].map((walk) => new Set(walk.map(({ file }) => file)).size);
	expect([files[0]! > 5 && files[0]! <= 10, files[1]! > 10 && files[1]! <= 25, files]).toEqual([true, true, expect.anything()]);
});

test("the walks in docs/adding.md apply to the sources", () => {
	for (const name of readdirSync(".")) {
		if (name.startsWith(".") || name === "build" || name === "data") continue;
		// A linked configuration would resolve to its real folder.
		if (COPIED.includes(name) || statSync(name).isFile()) cpSync(name, path.join(copy, name), { recursive: true });
		else symlinkSync(path.resolve(name), path.join(copy, name));
	}
	for (const block of [...field, ...noun]) take(block);
});

// Takes half a minute.
test.runIf(IS_LONG)("the walks type-check and pass the tests that cover every entity", { timeout: 600_000 }, async () => {
	const tests = [
		"app/domain/operations/registry/resources.test.ts",
		"app/domain/operations/registry/columns.test.ts",
		"app/domain/operations/registry/import-export.test.ts",
		"db/table-versions.test.ts",
		"app/i18n/locales/parity.test.ts",
	];
	writeFileSync(path.join(copy, "tsconfig.sources.json"), JSON.stringify(SOURCES));
	expect(await run("node", "app/routes/facts-check.ts")).toBe("");
	expect(await Promise.all([run("tsc", "-p", "tsconfig.sources.json"), run("vitest", "run", "--project", "unit", ...tests)])).toEqual(["", ""]);
});
