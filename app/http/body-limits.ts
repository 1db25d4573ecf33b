import { FILE_SIZE } from "./form-rules.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Bytes. The server rejects larger requests before the body is read. */
export const BODY_LIMITS = {
	form: 64 * KILOBYTE,
	editor: MEGABYTE,
	resumedForm: 2 * MEGABYTE,
	table: FILE_SIZE + 64 * KILOBYTE,
	pictures: 3 * FILE_SIZE + MEGABYTE,
};
export type BodyKind = keyof typeof BODY_LIMITS;

export function bodyLimit(kind: BodyKind = "form", contentType = ""): number {
	const isText = !/^multipart\/form-data\b/i.test(contentType);
	return isText && (kind === "table" || kind === "pictures") ? BODY_LIMITS.editor : BODY_LIMITS[kind];
}
