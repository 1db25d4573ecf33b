import { FIELDS, readBody } from "./body.server.ts";
import { BODY_LIMITS } from "./body-limits.ts";
import { withPlainLines } from "./lines.ts";

/** What somebody sent when their login session had ended: it goes through signing in again and back to where it was sent. */
export interface ResumedForm {
	/** Path and query to which it was posted. */
	address: string;
	fields: [name: string, text: string][];
}

/** Characters, as it is sent back to where it belongs. A longer form is not kept. */
const LONGEST = BODY_LIMITS.editor - BODY_LIMITS.form;
/** Never kept: passwords, codes and the like are typed anew. */
const SECRET = /^(password|code|secret|resumed$)/;

/**
 * The text fields of a form that is not taken, without secrets and files. Reads the request: nobody else needs it. In
 * `strange` browsers nobody began a form: theirs is not read, since a megabyte of it takes a tenth of a second.
 */
export async function formToResume(request: Request, { strange = false } = {}): Promise<ResumedForm> {
	const { pathname, search } = new URL(request.url);
	const form = strange ? new FormData() : await readBody(request, { fileSize: 0 }).catch(() => new FormData());
	const fields = [...form].flatMap(([name, text]): ResumedForm["fields"] =>
		typeof text === "string" && !SECRET.test(name) ? [[name, withPlainLines(text)]] : [],
	);
	const isTooLong = new URLSearchParams(fields).toString().length > LONGEST;
	return { address: pathname + search, fields: isTooLong ? [] : fields };
}

/** A resumed form, as the hidden field of a page brings it back; nothing where it is no such thing or leads out of the admin area. */
export function readResumedForm(json: FormDataEntryValue | null): ResumedForm | undefined {
	if (typeof json !== "string" || json.length > BODY_LIMITS.resumedForm) return undefined;
	try {
		const { address, fields } = JSON.parse(json);
		const isSound = isAdminAddress(address) && Array.isArray(fields) && fields.length <= FIELDS && fields.every(isField);
		return isSound ? { address, fields } : undefined;
	} catch {
		return undefined;
	}
}

const isAdminAddress = (address: unknown) => typeof address === "string" && /^\/admin(?=[/?]|$)[^\\\p{Cc}]*$/u.test(address);
const isField = (field: unknown) => Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === "string");
