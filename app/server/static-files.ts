import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { RETIRED_WORKER, WORKER } from "#app/offline/names.ts";
import { type Variants, variantOf } from "./variants.ts";

const TYPES: Record<string, string> = {
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".mp4": "video/mp4",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".webm": "video/webm",
	".webp": "image/webp",
	".woff2": "font/woff2",
};
const PREPARED = { ".br": "br", ".gz": "gzip" } as const;

export interface FileSource {
	names: string[];
	read: (name: string) => Buffer;
}

/** Reads all files at once: a later build is for the next start. */
export function folderSource(folder: string): FileSource {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const contents = new Map<string, Buffer>();
	const bodies = new Map(
		entries.map(({ parentPath, name }) => {
			const file = path.join(parentPath, name);
			const body = readFileSync(file);
			const hash = createHash("sha256").update(body).digest("base64");
			if (!contents.has(hash)) contents.set(hash, body);
			return [`/${path.relative(folder, file).replaceAll(path.sep, "/")}`, contents.get(hash)];
		}),
	);
	return { names: [...bodies.keys()], read: (name) => bodies.get(name) as Buffer };
}

export function withoutCopies({ names, read }: FileSource): FileSource {
	return {
		names: names.filter((name) => !name.startsWith(WORKER)).map((name) => name.replace(RETIRED_WORKER, WORKER)),
		read: (name) => read(name.replace(WORKER, RETIRED_WORKER)),
	};
}

export class StaticFiles {
	readonly #names: Set<string>;
	readonly #read: FileSource["read"];
	readonly #common: string[];
	/** Read on first use: until then, the executable's files are not in memory. */
	readonly #ready = new Map<string, Variants>();

	constructor({ names, read }: FileSource, common: string[]) {
		this.#names = new Set(names);
		this.#read = read;
		this.#common = common;
	}

	find(name: string): Variants | undefined {
		const ready = this.#ready.get(name);
		if (ready || !this.#names.has(name) || Object.hasOwn(PREPARED, path.extname(name))) return ready;
		const made = this.#make(name);
		this.#ready.set(name, made);
		return made;
	}

	#make(name: string): Variants {
		const body = this.#read(name);
		const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
		const prepared = Object.entries(PREPARED).filter(([ending]) => this.#names.has(name + ending));
		const headers = [
			...this.#common,
			"Content-Type",
			TYPES[path.extname(name)] ?? "application/octet-stream",
			"Cache-Control",
			lifetimeOf(name),
			...(prepared.length > 0 ? ["Vary", "Accept-Encoding"] : []),
		];
		const file: Variants = { identity: variantOf("identity", tag, body, ...headers, "Accept-Ranges", "bytes") };
		for (const [ending, encoding] of prepared) file[encoding] = variantOf(encoding, tag, this.#read(name + ending), ...headers);
		return file;
	}
}

function lifetimeOf(name: string): string {
	if (name === WORKER) return "no-cache";
	return name.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
