import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "@fastify/busboy";
import { MAX_FILE_BYTES } from "./form-rules.ts";

/** Each field costs time to parse, however short. The longest form of the site has fewer. */
export const MAX_FIELDS = 1500;
const MAX_FILES = 50;
const MAX_NAME_LENGTH = 100;
const MAX_TEXT_BYTES = 1024 * 1024;
const MAX_FILES_BYTES = 3 * MAX_FILE_BYTES;
const MAX_PART_HEADER_BYTES = 16 * 1024;

const tooLarge = new WeakSet<File>();

export function isTooLarge(file: File): boolean {
	return tooLarge.has(file);
}

/** Empties files over `fileSize` bytes, so that the other fields arrive. @throws 413 for too many or too long fields */
export async function readBody(request: Request, { fileSize = MAX_FILE_BYTES, textSize }: Sizes = {}): Promise<FormData> {
	const type = request.headers.get("Content-Type") ?? "";
	if (/^multipart\/form-data\b/i.test(type)) return readMultipart(request, type, { fileSize, textSize: textSize ?? MAX_TEXT_BYTES });
	if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new TypeError("The body is no form.");
	const form = new FormData();
	for (const [name, value] of new URLSearchParams(requireFewFields(await bytesOf(request, textSize)))) append(form, name, value);
	return form;
}

const streamOf = ({ body }: Request) => (body ? Readable.fromWeb(body as never) : Readable.from([]));

async function bytesOf(request: Request, most = Number.POSITIVE_INFINITY): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of streamOf(request)) {
		size += chunk.length;
		if (size > most) throw refusal();
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

function requireFewFields(body: Buffer): string {
	let fields = 1;
	for (let end = body.indexOf("&"); end >= 0; end = body.indexOf("&", end + 1)) if (++fields > MAX_FIELDS) throw refusal();
	// A string replacement takes 200 times as long: half a second for two megabytes.
	for (let at = body.indexOf("+"); at >= 0; at = body.indexOf("+", at + 1)) body[at] = BLANK;
	return body.toString();
}

const BLANK = " ".charCodeAt(0);

interface Sizes {
	fileSize?: number;
	textSize?: number;
}

/** Remix's own parser is slow: it compares the whole boundary at every byte and reads file names repeatedly. */
async function readMultipart(request: Request, type: string, { fileSize, textSize }: Required<Sizes>): Promise<FormData> {
	const form = new FormData();
	const limits = { fields: MAX_FIELDS, files: MAX_FILES, parts: MAX_FIELDS, fieldSize: textSize, headerPairs: 20, headerSize: MAX_PART_HEADER_BYTES };
	const parser = busboy({ headers: { "content-type": type }, limits, isPartAFile: (_name, _type, fileName) => fileName !== undefined });
	const over = Promise.withResolvers<void>();
	const refuse = () => over.reject(refusal());
	parser.once("finish", over.resolve);
	let textLeft = textSize;
	let filesLeft = MAX_FILES_BYTES;
	for (const limit of ["partsLimit", "fieldsLimit", "filesLimit"] as const) parser.once(limit, refuse);
	parser.on("field", (name = "", value, _isNameCut, isCut) => {
		textLeft -= value.length;
		if (isCut || textLeft < 0 || name.length > MAX_NAME_LENGTH) refuse();
		else form.append(name, value);
	});
	parser.on("file", (name = "", file, fileName, _encoding, contentType) => {
		const most = Math.min(filesLeft, fileSize);
		let size = 0;
		let chunks: Uint8Array<ArrayBuffer>[] | undefined = [];
		file.on("data", (chunk: Buffer) => {
			size += chunk.length;
			if (size > most) chunks = undefined;
			chunks?.push(new Uint8Array(chunk));
		});
		file.on("error", () => {});
		file.on("end", () => {
			if (chunks) filesLeft -= size;
			form.append(name, chunks ? new File(chunks, fileName, { type: contentType }) : emptied(fileName));
		});
	});
	// Data after the form's end, or after its rejection, is not read.
	const reading = new AbortController();
	await Promise.race([pipeline(streamOf(request), parser, { signal: reading.signal }), over.promise]).finally(() => reading.abort());
	return form;
}

const refusal = () => new Response(null, { status: 413 });

function append(form: FormData, name: string, value: string): void {
	if (name.length > MAX_NAME_LENGTH) throw refusal();
	form.append(name, value);
}

function emptied(name: string): File {
	const file = new File([], name);
	tooLarge.add(file);
	return file;
}
