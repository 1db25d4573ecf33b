import { MAX_FILE_BYTES } from "./form-rules.ts";

const KILOBYTE_BYTES = 1024;
const MEGABYTE_BYTES = 1024 * KILOBYTE_BYTES;

/** Bytes. The server rejects larger requests before the body is read. */
export const BODY_LIMITS = {
	form: 64 * KILOBYTE_BYTES,
	editor: MEGABYTE_BYTES,
	resumedForm: 2 * MEGABYTE_BYTES,
	table: MAX_FILE_BYTES + 64 * KILOBYTE_BYTES,
	pictures: 3 * MAX_FILE_BYTES + MEGABYTE_BYTES,
};
export type BodyKind = keyof typeof BODY_LIMITS;

export function bodyLimit(kind: BodyKind = "form", contentType = ""): number {
	const isText = !/^multipart\/form-data\b/i.test(contentType);
	return isText && (kind === "table" || kind === "pictures") ? BODY_LIMITS.editor : BODY_LIMITS[kind];
}
