import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import program from "../../package.json" with { type: "json" };
import { PROGRAM, summit } from "../support/program.ts";

interface Listed {
	name: string;
	version?: string;
	purl?: string;
	licenses: { expression: string }[];
	hashes?: { alg: string; content: string }[];
}

let notices = "";
let bill: { bomFormat: string; specVersion: string; metadata: { component: object }; components: Listed[] };
beforeAll(async () => {
	notices = (await summit(["licenses"])).out;
	bill = JSON.parse((await summit(["licenses", "--sbom"])).out);
});

const read = (file: string) => readFileSync(file, "utf8");
const lock: Record<string, { version: string; integrity: string }> = JSON.parse(read("package-lock.json")).packages;

/** Returns the packages that another bundler run includes for this entry. */
async function packagesOf(entry: string): Promise<string[]> {
	const { metafile } = await build({
		entryPoints: [entry],
		bundle: true,
		write: false,
		metafile: true,
		platform: "node",
		format: "esm",
		alias: { "virtual:remix/server-build": path.resolve("build/server/index.js") },
		logLevel: "silent",
	});
	const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0));
	const folders = used.flatMap(([file]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
	return [...new Set(folders)];
}

test("lists every bundled package with its version, hash and license text", async () => {
	const folders = [
		...(await packagesOf("app/server/executable/main.ts")),
		// Needed in browsers, by the encoder or for the stylesheet only.
		...["react", "react-dom", "scheduler", "@remix-run/react", "react-router", "sharp", "@img/sharp-wasm32", "@emnapi/runtime", "tailwindcss"].map(
			(name) => `node_modules/${name}`,
		),
	];
	expect(folders.length).toBeGreaterThan(40);
	const wrong = folders.flatMap((folder) => {
		const { name, version } = JSON.parse(read(`${folder}/package.json`));
		const listed = bill.components.find(({ purl }) => purl === `pkg:npm/${name.replace("@", "%40")}@${version}`);
		const hash = Buffer.from(lock[folder]?.integrity.replace("sha512-", "") ?? "", "base64").toString("hex");
		const files = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file));
		const isWorded = files.every((file) => notices.includes(read(`${folder}/${file}`).trim()));
		const isTold = listed?.hashes?.[0]?.content === hash && notices.includes(`${name} ${version} (${listed.licenses[0]?.expression})`) && isWorded;
		return isTold ? [] : [folder];
	});
	expect(wrong).toEqual([]);
});

test("lists every direct dependency except those that only other servers run", () => {
	const names = bill.components.map(({ name }) => name);
	const missing = Object.keys(program.dependencies).filter((name) => !names.includes(name));
	expect(missing).toEqual(["@remix-run/serve", "isbot", "node"]);
});

test("lists Node.js, SQLite, the libraries inside them and the image encoder, and the fonts", () => {
	const listed = bill.components.map(({ name, version }) => [name, version]);
	const inside: Record<string, string> = JSON.parse(read("node_modules/@img/sharp-wasm32/versions.json"));
	expect(Object.values(inside).filter((version) => !listed.some(([name, own]) => name?.endsWith("(in @img/sharp-wasm32)") && own === version))).toEqual([]);
	expect(listed).toContainEqual(["Node.js", program.dependencies.node]);
	for (const name of ["v8", "openssl", "uv", "icu", "zlib", "brotli", "nghttp2", "llhttp", "undici"]) {
		expect(listed).toContainEqual([`${name} (in Node.js)`, process.versions[name]]);
	}
	const words = [
		"- OpenSSL, located at deps/openssl, is licensed as follows:",
		"The author disclaims copyright to this source code.",
		"Alliance for Open Media Patent License 1.0",
		"GNU LESSER GENERAL PUBLIC LICENSE",
		"Copyright 2022 The Bricolage Grotesque Project Authors",
		"Copyright 2022 The Instrument Sans Project Authors",
		"Copyright 2016 The Inter Project Authors",
		"SIL OPEN FONT LICENSE Version 1.1",
	];
	expect(words.filter((text) => !notices.includes(text))).toEqual([]);
	expect(notices.startsWith(read("LICENSE"))).toBe(true);
	expect([bill.bomFormat, bill.specVersion, bill.metadata.component]).toMatchObject(["CycloneDX", "1.6", { name: program.name, version: program.version }]);
});

test("prints everything to a slow reader, and ends quietly when the reader closes the pipe", () => {
	const shell = (line: string) => execFileSync("bash", ["-c", line, "bash", PROGRAM[0]], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
	expect(shell('"$1" licenses | (sleep 1; cat)')).toBe(notices);
	expect(shell('"$1" licenses 2>&1 | head --lines 1')).toBe("MIT License\n");
});
