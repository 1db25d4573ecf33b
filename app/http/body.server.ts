import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "@fastify/busboy";
import { FILE_SIZE } from "./form-rules.ts";

/** More than the longest form of the site has: each field costs time of its own, however little it holds. */
export const FIELDS = 1500;
const FILES = 50;
/** Characters. */
const NAME_LENGTH = 100;
/** Bytes that all texts of a form with files may have together, unless told otherwise, and what is kept of its files. */
const TEXT_SIZE = 1024 * 1024;
const FILES_SIZE = 3 * FILE_SIZE;
/** Bytes of what stands before a part of such a form, most of it a file's name. */
const HEAD_SIZE = 16 * 1024;

const tooLarge = new WeakSet<File>();

/** True for a file of which `readBody` kept nothing. */
export function isTooLarge(file: File): boolean {
	return tooLarge.has(file);
}

/**
 * The fields of a posted form, however it is written. How long it may be in all is the server's to say. A file is thrown
 * away as soon as it has more than `fileSize` bytes and the rest of it is read past, so that the other fields arrive.
 *
 * @throws 413 where it has too many fields or too long ones, an error where it is no form
 */
export async function readBody(request: Request, { fileSize = FILE_SIZE, textSize }: Sizes = {}): Promise<FormData> {
	const type = request.headers.get("Content-Type") ?? "";
	if (/^multipart\/form-data\b/i.test(type)) return readMultipart(request, type, { fileSize, textSize: textSize ?? TEXT_SIZE });
	if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new TypeError("The body is no form.");
	const form = new FormData();
	for (const [name, value] of new URLSearchParams(fewOf(await bytesOf(request, textSize)))) append(form, name, value);
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

function fewOf(body: Buffer): string {
	let fields = 1;
	for (let end = body.indexOf("&"); end >= 0; end = body.indexOf("&", end + 1)) if (++fields > FIELDS) throw refusal();
	// Text is slower at this by two hundred times: half a second for two megabytes of them.
	for (let at = body.indexOf("+"); at >= 0; at = body.indexOf("+", at + 1)) body[at] = BLANK;
	return body.toString();
}

const BLANK = " ".charCodeAt(0);

interface Sizes {
	/** Bytes of each file. */
	fileSize?: number;
	textSize?: number;
}

/** Remix's own parser compares what it reads with the whole boundary, byte by byte, and reads a file's name again and again. */
async function readMultipart(request: Request, type: string, { fileSize, textSize }: Required<Sizes>): Promise<FormData> {
	const form = new FormData();
	const limits = { fields: FIELDS, files: FILES, parts: FIELDS, fieldSize: textSize, headerPairs: 20, headerSize: HEAD_SIZE };
	const parser = busboy({ headers: { "content-type": type }, limits, isPartAFile: (_name, _type, fileName) => fileName !== undefined });
	const over = Promise.withResolvers<void>();
	const refuse = () => over.reject(refusal());
	parser.once("finish", over.resolve);
	let textLeft = textSize;
	let filesLeft = FILES_SIZE;
	for (const limit of ["partsLimit", "fieldsLimit", "filesLimit"] as const) parser.once(limit, refuse);
	parser.on("field", (name = "", value, _isNameCut, isCut) => {
		textLeft -= value.length;
		if (isCut || textLeft < 0 || name.length > NAME_LENGTH) refuse();
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
	// What comes after the form's end, or after it was refused, is read by nobody here.
	const reading = new AbortController();
	await Promise.race([pipeline(streamOf(request), parser, { signal: reading.signal }), over.promise]).finally(() => reading.abort());
	return form;
}

const refusal = () => new Response(null, { status: 413 });

function append(form: FormData, name: string, value: string): void {
	if (name.length > NAME_LENGTH) throw refusal();
	form.append(name, value);
}

function emptied(name: string): File {
	const file = new File([], name);
	tooLarge.add(file);
	return file;
}
