import { readMultipart } from "./multipart.server";

/** What somebody sent when their session was dead: it goes through signing in again and back to where it was sent. */
export interface Kept {
	/** Path and query to which it was posted. */
	address: string;
	fields: [name: string, text: string][];
}

/** Characters. A longer form is not kept. */
const LONGEST = 512 * 1024;
/** Never kept: passwords, codes and the like are typed anew. */
const SECRET = /^(password|code|secret|kept$)/;

/** The text fields of a form that is not taken, without secrets and files. Reads the request: nobody else needs it. */
export async function keepForm(request: Request): Promise<Kept> {
	const { pathname, search } = new URL(request.url);
	const form = await readAnyForm(request).catch(() => new FormData());
	const fields = [...form].flatMap(([name, text]): Kept["fields"] =>
		typeof text === "string" && !SECRET.test(name) ? [[name, text.replaceAll("\r\n", "\n")]] : [],
	);
	const isTooLong = fields.reduce((sum, [name, text]) => sum + name.length + text.length, 0) > LONGEST;
	return { address: pathname + search, fields: isTooLong ? [] : fields };
}

/** Of files it keeps nothing, and a long form without them it does not read at all. */
async function readAnyForm(request: Request): Promise<FormData> {
	if (request.headers.get("Content-Type")?.startsWith("multipart/form-data")) return readMultipart(request, { fileSize: 0 });
	const isTooLong = Number(request.headers.get("Content-Length") ?? 0) > 3 * LONGEST;
	return isTooLong ? new FormData() : request.formData();
}

/** What was kept, as the hidden field of a page brings it back; nothing where it is no such thing or leads out of the admin area. */
export function readKept(json: FormDataEntryValue | null): Kept | undefined {
	if (typeof json !== "string" || json.length > 3 * LONGEST) return undefined;
	try {
		const { address, fields } = JSON.parse(json);
		const isSound = isAdminAddress(address) && Array.isArray(fields) && fields.every(isField);
		return isSound ? { address, fields } : undefined;
	} catch {
		return undefined;
	}
}

const isAdminAddress = (address: unknown) => typeof address === "string" && /^\/admin(?=[/?]|$)[^\\\p{Cc}]*$/u.test(address);
const isField = (field: unknown) => Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === "string");
