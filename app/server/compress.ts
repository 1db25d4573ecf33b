import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const FOLDER = "build/client";
const TEXTS = /\.(css|js|json|svg|txt|ico)$/;

for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
	if (!entry.isFile() || !TEXTS.test(entry.name)) continue;
	const file = path.join(entry.parentPath, entry.name);
	const body = readFileSync(file);
	const forms = {
		".br": brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
		".gz": smallestGzip(body),
	};
	for (const [ending, bytes] of Object.entries(forms)) if (bytes.length < body.length) writeFileSync(file + ending, bytes);
}

function smallestGzip(body: Buffer): Buffer {
	const forms = [5, 6, 7, 8, 9].map((memLevel) => gzipSync(body, { level: 9, memLevel }));
	return forms.reduce((smallest, form) => (form.length < smallest.length ? form : smallest));
}
