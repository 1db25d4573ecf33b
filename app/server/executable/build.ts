/** `npm run build:binary`: makes one executable of what `npm run build` made, for machines like this one. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { folderSource } from "#app/server/static-files.ts";
import { bundledByVite, packageFolders } from "./bundled-packages.ts";
import type { ClientFile } from "./main.ts";
import { licenseNotices, softwareBill } from "./notices.ts";
import { thirdParty } from "./third-party.ts";

const OUTPUT = "build/summit";
const PARTS = "build/executable";
const CLIENT = "build/client";

/** Texts of workers, by their names as assets, and where they are. */
const workers: Record<string, string> = {};

/** Half of all the program, and needed with the first picture or document only: so they wait as assets instead of as texts in memory. */
const workersAsAssets: Plugin = {
	name: "workers-as-assets",
	setup({ onLoad }) {
		onLoad({ filter: /[/\\]build[/\\]server[/\\]assets[/\\]worker-[^/\\]+\.js$/ }, async ({ path: file }) => {
			const name = path.basename(file);
			workers[name] = `${PARTS}/${name}`;
			writeFileSync(workers[name], (await import(file)).default);
			return { contents: `import { getAsset } from "node:sea"; export default getAsset(${JSON.stringify(name)}, "utf8");` };
		});
	},
};

mkdirSync(PARTS, { recursive: true });
const { outputFiles, metafile } = await build({
	entryPoints: [path.join(import.meta.dirname, "main.ts")],
	write: false,
	metafile: true,
	bundle: true,
	minifyWhitespace: true,
	// Lines as they are read in stack traces.
	lineLimit: 160,
	platform: "node",
	target: "node26",
	format: "esm",
	alias: { "virtual:remix/server-build": path.resolve("build/server/index.js") },
	// React takes its slower build, for who develops, where this is not known by now.
	define: { "process.env.NODE_ENV": '"production"' },
	// Dependencies that are CommonJS ask for Node's own modules in this way.
	banner: { js: 'const require = process.getBuiltinModule("node:module").createRequire(process.execPath);' },
	plugins: [workersAsAssets],
	logLevel: "warning",
	// Vite's chunks name each library for its side effects too, and those that say that they have none are not asked again.
	logOverride: { "ignored-bare-import": "silent" },
});
writeFileSync(`${PARTS}/main.mjs`, inAscii(outputFiles[0]?.text ?? ""));

const settings = {
	main: `${PARTS}/main.mjs`,
	mainFormat: "module",
	executable: nodeWithoutSymbols(),
	output: OUTPUT,
	disableExperimentalSEAWarning: true,
	// As in `npm start`: left alone, V8 lets garbage grow to twice and more of what is used before it cleans up.
	execArgv: ["--max-semi-space-size=4", "--heap-growing-percent=60"],
	// Else NODE_OPTIONS meant for another program could keep this one from starting.
	execArgvExtension: "none",
	assets: { ...clientFiles(), ...addon(), ...licenses(), ...workers },
};
writeFileSync(`${PARTS}/sea.json`, JSON.stringify(settings));
execFileSync(process.execPath, ["--build-sea", `${PARTS}/sea.json`], { stdio: "inherit" });

/** One character beyond Latin-1, and V8 keeps two bytes for each of ten million. esbuild leaves those in regular expressions. */
function inAscii(program: string): string {
	return program.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function nodeWithoutSymbols(): string {
	const node = `${PARTS}/node`;
	copyFileSync(process.execPath, node);
	try {
		execFileSync("strip", [node]);
	} catch (cause) {
		if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
		console.log("binutils are not installed: the executable keeps Node's symbols.");
	}
	return node;
}

/**
 * Everything that browsers may ask for, with its compressed forms, one after the other, and where each stands. As an asset
 * of its own each would be read a little at every start, and so come into memory.
 */
function clientFiles(): Record<string, string> {
	const { names, read } = folderSource(CLIENT);
	const bodies = [...new Set(names.map(read))];
	let start = 0;
	const places = new Map<Buffer, ClientFile>();
	for (const body of bodies) {
		places.set(body, [start, body.length]);
		start += body.length;
	}
	writeFileSync(`${PARTS}/client`, Buffer.concat(bodies));
	writeFileSync(`${PARTS}/client.json`, JSON.stringify(Object.fromEntries(names.map((name) => [name, places.get(read(name))]))));
	return { client: `${PARTS}/client`, "client.json": `${PARTS}/client.json` };
}

function licenses(): Record<string, string> {
	const [output] = Object.values(metafile.outputs);
	const used = Object.entries(output?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));
	const components = thirdParty([...packageFolders(used), ...bundledByVite()]);
	writeFileSync(`${PARTS}/licenses.txt`, licenseNotices(components));
	writeFileSync(`${PARTS}/sbom.json`, softwareBill(components));
	return { "licenses.txt": `${PARTS}/licenses.txt`, "sbom.json": `${PARTS}/sbom.json` };
}

/** SQLite for this kind of machine, under a name with its hash: another release writes another file. */
function addon(): Record<string, string> {
	const folder = path.dirname(createRequire(import.meta.url).resolve("better-sqlite3/package.json"));
	const file = path.join(folder, "prebuilds", `${process.platform}-${process.arch}.node`);
	const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);
	return { [`better-sqlite3-${hash}.node`]: file };
}
