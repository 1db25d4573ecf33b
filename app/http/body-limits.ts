import { FILE_SIZE } from "./form-rules.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Bytes that may be sent to a route, by what its `facts` say; the server refuses more before anything reads it. */
export const BODY_LIMITS = {
	/** Forms for visitors, and JSON: wherever nothing else is said. */
	form: 64 * KILOBYTE,
	editor: MEGABYTE,
	/** The login form, by which an editor's form that outlived its login session is carried along. */
	resumedForm: 2 * MEGABYTE,
	/** A table as a file, and the form around it. */
	table: FILE_SIZE + 64 * KILOBYTE,
	/** Several pictures. One that is too large is read past, so that the form around it is not lost. */
	pictures: 3 * FILE_SIZE + MEGABYTE,
};
export type BodyKind = keyof typeof BODY_LIMITS;

/** Files come in forms of a type of their own; in another one is text alone. */
export function bodyLimit(kind: BodyKind = "form", contentType = ""): number {
	const isText = !/^multipart\/form-data\b/i.test(contentType);
	return isText && (kind === "table" || kind === "pictures") ? BODY_LIMITS.editor : BODY_LIMITS[kind];
}
