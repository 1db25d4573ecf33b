import { chmodSync, copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { PROGRAM, run, summit } from "../support/program.ts";
import { freePort, startSite } from "../support/running-site.ts";

const folder = mkdtempSync(path.join(tmpdir(), "summit-binary-"));
afterAll(() => rmSync(folder, { recursive: true }));

function unpacked(data: string): string[] {
	const cache = path.join(data, ".cache");
	expect(statSync(cache).mode & 0o777).toBe(0o700);
	return readdirSync(cache);
}

test("creates its data in the current directory when no environment is set", async () => {
	const empty = mkdtempSync(path.join(folder, "empty-"));
	expect(await summit(["seed"], { cwd: empty })).toMatchObject({ code: 0, error: "" });
	expect(readdirSync(empty)).toEqual(["data"]);
	expect(unpacked(path.join(empty, "data"))).toEqual([expect.stringMatching(/^better-sqlite3-[0-9a-f]{16}\.node$/)]);
});

test("serves files as they were built, including compressed ones", async () => {
	const site = await startSite();
	const client = readdirSync("build/client", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const names = client.map(({ parentPath, name }) => path.relative("build/client", path.join(parentPath, name)));
	for (const name of names.filter((one) => !/\.(br|gz)$/.test(one))) {
		const answer = await fetch(`${site.origin}/${name}`, { headers: { "Accept-Encoding": "identity" } });
		expect([name, Buffer.from(await answer.arrayBuffer()).equals(readFileSync(`build/client/${name}`))]).toEqual([name, true]);
	}
	const stylesheet = names.find((name) => name.endsWith(".css")) as string;
	const compressed = await fetch(`${site.origin}/${stylesheet}`, { headers: { "Accept-Encoding": "br" } });
	expect(compressed.headers.get("Content-Encoding")).toBe("br");
	expect(await compressed.text()).toBe(readFileSync(`build/client/${stylesheet}`, "utf8"));
	await site.stop();
});

test("ignores options and variables meant for Node.js itself", async () => {
	const environment = { NODE_OPTIONS: "--no-such-option", NODE_ENV: "development", NODE_PATH: "/nowhere" };
	expect(await summit(["--version"], { environment })).toMatchObject({ code: 0, error: "" });
	expect((await summit(["--eval", "process.exit(0)"], { environment })).code).toBe(2);
});

test("rewrites a library that was modified", async () => {
	const environment = { DATABASE_URL: `file:${folder}/changed/summit.db` };
	await summit(["migrate"], { environment });
	const [name = ""] = unpacked(path.join(folder, "changed"));
	const library = path.join(folder, "changed/.cache", name);
	const bytes = readFileSync(library);
	writeFileSync(library, "changed");
	expect(await summit(["migrate"], { environment })).toMatchObject({ code: 0, error: "" });
	expect(readFileSync(library).equals(bytes)).toBe(true);
});

test("extracts the library to the temporary folder if the usual folder is writable by others", async () => {
	const environment = { DATABASE_URL: `file:${folder}/open/summit.db`, TMPDIR: mkdtempSync(path.join(folder, "tmp-")) };
	await summit(["migrate"], { environment });
	const cache = path.join(folder, "open/.cache");
	for (const name of readdirSync(cache)) rmSync(path.join(cache, name));
	chmodSync(cache, 0o777);
	expect(await summit(["migrate"], { environment })).toMatchObject({ code: 0, error: "" });
	expect(readdirSync(cache)).toEqual([]);
	expect(readdirSync(path.join(environment.TMPDIR, `summit-${process.getuid?.()}`))).toHaveLength(1);

	const nowhere = { ...environment, TMPDIR: "/dev/null" };
	const { code, error } = await summit(["migrate"], { environment: nowhere });
	expect([code, error]).toEqual([1, expect.stringContaining(`${cache} is not this user's alone.`)]);
});

test("needs no files beside itself", async () => {
	const alone = path.join(mkdtempSync(path.join(folder, "alone-")), "renamed");
	copyFileSync(PROGRAM[0], alone);
	chmodSync(alone, 0o755);
	const environment = { DATABASE_URL: `file:${folder}/alone.db`, PORT: String(await freePort()) };
	expect(await run([alone, "check"], { environment, cwd: "/" })).toMatchObject({ code: 1, error: expect.stringContaining("none at") });
	expect(await run([alone, "migrate"], { environment, cwd: "/" })).toMatchObject({ code: 0, error: "" });
	expect(existsSync(path.join(path.dirname(alone), "data"))).toBe(false);
});
