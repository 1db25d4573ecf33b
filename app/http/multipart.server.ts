import { unstable_parseMultipartFormData as parseMultipart, type UploadHandlerPart } from "@remix-run/node";
import { FILE_SIZE } from "./form-rules";

/** Bytes that all fields of a form may have together. */
const FORM_SIZE = 3 * FILE_SIZE;

const tooLarge = new WeakSet<File>();

/** True for a file of which `readMultipart` kept nothing. */
export function isTooLarge(file: File): boolean {
	return tooLarge.has(file);
}

/**
 * A form with files, read as it comes in. A file is thrown away as soon as it has more than `fileSize` bytes; the rest of
 * it is read past, so that the other fields arrive and the browser is there for the answer.
 *
 * @throws 413 where the text fields alone are too much
 */
export function readMultipart(request: Request, { fileSize = FILE_SIZE } = {}): Promise<FormData> {
	let left = FORM_SIZE;
	return parseMultipart(request, async ({ filename, contentType, data }: UploadHandlerPart) => {
		const chunks = await collect(data, filename === undefined ? left : Math.min(left, fileSize));
		left -= chunks?.reduce((sum, { length }) => sum + length, 0) ?? 0;
		if (filename !== undefined) return chunks ? new File(chunks, filename, { type: contentType }) : emptied(filename);
		if (!chunks) throw new Response(null, { status: 413 });
		return Buffer.concat(chunks).toString();
	});
}

/** All bytes, or nothing where there are more than `limit`. */
async function collect(source: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
	let chunks: Uint8Array<ArrayBuffer>[] | undefined = [];
	let size = 0;
	for await (const chunk of source) {
		size += chunk.length;
		if (size > limit) chunks = undefined;
		chunks?.push(new Uint8Array(chunk));
	}
	return chunks;
}

function emptied(name: string): File {
	const file = new File([], name);
	tooLarge.add(file);
	return file;
}
