import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Encoding, Variant } from "./page-cache";

/** A file in the encodings in which it was prepared. */
export type StaticFile = Partial<Record<Encoding, Variant>> & { identity: Variant };

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

/** Where files come from: a folder, or what the executable carries. */
export interface FileSource {
	/** Addresses with a leading slash, `.br` and `.gz` beside their originals. */
	names: string[];
	read: (name: string) => Buffer;
}

export function folderSource(folder: string): FileSource {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const names = entries.map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, "/")}`);
	return { names, read: (name) => readFileSync(path.join(folder, name)) };
}

/** Every file that browsers may ask for, in memory, by its address. Those with a hash in their names never change. */
export function loadStaticFiles({ names, read }: FileSource, common: string[]): Map<string, StaticFile> {
	const files = new Map<string, StaticFile>();
	const isPrepared = (name: string) => Object.hasOwn(PREPARED, path.extname(name));
	for (const name of names.filter((one) => !isPrepared(one))) {
		const body = read(name);
		const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
		const variants = Object.entries(PREPARED).filter(([ending]) => names.includes(name + ending));
		const headers = [
			...common,
			"Content-Type",
			TYPES[path.extname(name)] ?? "application/octet-stream",
			"Cache-Control",
			name.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
			...(variants.length > 0 ? ["Vary", "Accept-Encoding"] : []),
		];
		const variant = (bytes: Buffer, etag: string, ...more: string[]): Variant => ({
			etag,
			body: bytes,
			headers: [...headers, ...more, "ETag", etag, "Content-Length", String(bytes.length), "X-Request-Id", ""],
		});
		const file: StaticFile = { identity: variant(body, `"${tag}"`, "Accept-Ranges", "bytes") };
		for (const [ending, encoding] of variants) file[encoding] = variant(read(name + ending), `"${tag}-${encoding}"`, "Content-Encoding", encoding);
		files.set(name, file);
	}
	return files;
}
