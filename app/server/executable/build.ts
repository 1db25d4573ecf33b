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

const workers: Record<string, string> = {};

/** Half the program, needed only for pictures and documents. Assets are not in memory until then. */
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
	lineLimit: 160,
	platform: "node",
	target: "node26",
	// A module's code would be compiled anew at each start, and its imports of Node's own modules read all their exports, among them a whole fetch.
	format: "cjs",
	alias: { "virtual:remix/server-build": path.resolve("build/server/index.js") },
	// Chosen at build time: React's development build is slower.
	define: { "process.env.NODE_ENV": '"production"' },
	plugins: [workersAsAssets],
	logLevel: "warning",
	logOverride: { "ignored-bare-import": "silent" },
});
writeFileSync(`${PARTS}/main.cjs`, inAscii(outputFiles[0]?.text ?? ""));

// As in `npm start`: by default, V8's heap grows to more than twice its use before a collection.
const execArgv = ["--max-semi-space-size=4", "--heap-growing-percent=60"];
const settings = {
	main: `${PARTS}/main.cjs`,
	useCodeCache: true,
	executable: nodeWithoutSymbols(),
	output: OUTPUT,
	disableExperimentalSEAWarning: true,
	execArgv,
	// NODE_OPTIONS meant for another program could keep this one from starting.
	execArgvExtension: "none",
	assets: { ...clientFiles(), ...addon(), ...licenses(), ...workers },
};
writeFileSync(`${PARTS}/sea.json`, JSON.stringify(settings));
// V8 rejects compiled code of a process with other settings.
execFileSync(process.execPath, [...execArgv, "--build-sea", `${PARTS}/sea.json`], { stdio: "inherit" });

/** With one character beyond Latin-1, V8 stores the whole program in two bytes each. esbuild leaves some in regular expressions. */
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

/** One asset for all client files: single assets would be read, and stay in memory, at every start. */
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

function addon(): Record<string, string> {
	const folder = path.dirname(createRequire(import.meta.url).resolve("better-sqlite3/package.json"));
	const file = path.join(folder, "prebuilds", `${process.platform}-${process.arch}.node`);
	const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);
	return { [`better-sqlite3-${hash}.node`]: file };
}
