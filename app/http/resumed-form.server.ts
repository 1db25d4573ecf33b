import { MAX_FIELDS, readBody } from "./body.server.ts";
import { BODY_LIMITS } from "./body-limits.ts";
import { withPlainLines } from "./lines.ts";

export interface ResumedForm {
	address: string;
	fields: [name: string, text: string][];
}

const MAX_BYTES = BODY_LIMITS.editor - BODY_LIMITS.form;
const SECRET = /^(password|code|secret|resumed$)/;

/** Consumes the body. Skips `strange` browsers, which cannot have begun a form: parsing a megabyte takes a tenth of a second. */
export async function formToResume(request: Request, { strange = false } = {}): Promise<ResumedForm> {
	const { pathname, search } = new URL(request.url);
	const form = strange ? new FormData() : await readBody(request, { fileSize: 0 }).catch(() => new FormData());
	const fields = [...form].flatMap(([name, text]): ResumedForm["fields"] =>
		typeof text === "string" && !SECRET.test(name) ? [[name, withPlainLines(text)]] : [],
	);
	const isTooLong = new URLSearchParams(fields).toString().length > MAX_BYTES;
	return { address: pathname + search, fields: isTooLong ? [] : fields };
}

export function readResumedForm(json: FormDataEntryValue | null): ResumedForm | undefined {
	if (typeof json !== "string" || json.length > BODY_LIMITS.resumedForm) return undefined;
	try {
		const { address, fields } = JSON.parse(json);
		const isSound = isAdminAddress(address) && Array.isArray(fields) && fields.length <= MAX_FIELDS && fields.every(isField);
		return isSound ? { address, fields } : undefined;
	} catch {
		return undefined;
	}
}

const isAdminAddress = (address: unknown) => typeof address === "string" && /^\/admin(?=[/?]|$)[^\\\p{Cc}]*$/u.test(address);
const isField = (field: unknown) => Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === "string");
