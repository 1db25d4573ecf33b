import * as crypto from "node:crypto";
import * as fs from "node:fs";
import * as os from "node:os";
import * as path from "node:path";
import * as tty from "node:tty";
import * as util from "node:util";
import * as threads from "node:worker_threads";
import { brotliDecompressSync } from "node:zlib";
import packed from "sharp-wasm:binary";
import program from "sharp-wasm:program";
import * as emnapi from "@emnapi/runtime";

/**
 * Starts sharp's WebAssembly build from memory. As it comes, it reads its own files at run time, and a single executable
 * has none; so it is run with a `require` that knows where everything is, and its threads get its text instead of its path.
 */
class ThreadFromText extends threads.Worker {
	constructor(_file: string, options: threads.WorkerOptions) {
		super(program, { ...options, eval: true, execArgv: [] });
	}
}

const MODULES: Record<string, unknown> = {
	"node:crypto": crypto,
	"node:fs": fs,
	"node:os": os,
	"node:path": path,
	"node:tty": tty,
	"node:util": util,
	"node:worker_threads": { ...threads, Worker: ThreadFromText },
	"@emnapi/runtime": emnapi,
};

function requireOwn(name: string): unknown {
	if (!(name in MODULES)) throw new Error(`sharp asks for ${name}, which it was not given.`);
	return MODULES[name];
}

const module = { exports: {} };
// What it warns of is known to whoever awaits the picture; nobody reads a terminal.
const settings = { wasmBinary: brotliDecompressSync(packed), printErr: () => {} };
new Function("module", "require", "__filename", "__dirname", "Module", program)(module, requireOwn, "/sharp.js", "/", settings);

/** What sharp's own JavaScript takes for its native library. */
export const binding = module.exports;
