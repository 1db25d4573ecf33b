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

/** A single executable has no files, so sharp's WebAssembly build runs from memory, and its threads get source text instead of a path. */
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
// Callers get failures as rejections; nobody reads the terminal.
const settings = { wasmBinary: brotliDecompressSync(packed), printErr: () => {} };
new Function("module", "require", "__filename", "__dirname", "Module", program)(module, requireOwn, "/sharp.js", "/", settings);

/** Replaces sharp's native binding. */
export const binding = module.exports;
