import { isTooLarge } from "#app/http/body.server.ts";
import type { EditError } from "#app/http/form-codecs.ts";
import { withoutControls } from "#app/http/lines.ts";
import { LOCALES } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";
import { recordRefusal } from "#app/runtime/request-context.server.ts";
import { isNamed, type PictureKind, pictureAddress, pictureIdIn } from "./address.ts";
import { ALT_LENGTH } from "./limits.ts";
import { findCurrent } from "./queries.server.ts";
import { altErrors, missingAlt, type PictureAlt } from "./schema.ts";
import { completeAlt, type FileError, type Stored, storePicture } from "./store.server.ts";

type Errors = Record<string, string>;

const MAX_FILES = 50;

/**
 * Stores the file of every picture field, even if another field is invalid, because browsers do not send a file twice.
 * @returns errors by control, as keys of `editor.errors`
 */
export async function storeUploads(form: FormData, username: string): Promise<Errors> {
	const fields = [...form.keys()].filter((name) => name.endsWith(".kind")).map((name) => name.slice(0, -".kind".length));
	// Each of them goes through the whole form.
	if (fields.length > MAX_FILES) throw new Response(null, { status: 413 });
	const errors: Errors = {};
	for (const name of fields) Object.assign(errors, await storeUpload(form, name, username));
	return errors;
}

async function storeUpload(form: FormData, name: string, username: string): Promise<Errors> {
	const { kind, file, alt } = readControls(form, name);
	if (!file) return attachChosenPicture(form, name, { kind, alt, username });
	const stored = await storeFile(file, shortEnough(alt), username, { drawings: kind === "mark" });
	if ("error" in stored) return restoreValues(form, name, alt, { [`${name}.file`]: stored.error });
	form.set(name, pictureAddress(stored.picture.id, kind));
	return restoreValues(form, name, alt, { ...missingIn(kind, stored.picture.alt, name), ...longErrors(alt, `${name}.alt`) });
}

const missingIn = (kind: PictureKind, alt: PictureAlt, name: string) => (isNamed(kind) ? {} : altErrors(alt, `${name}.alt`));

export async function storeFile(file: File, alt: PictureAlt, username: string, { drawings = false } = {}): Promise<Stored | { error: FileError }> {
	const stored: Awaited<ReturnType<typeof storeFile>> = isTooLarge(file)
		? { error: "fileTooLarge" }
		: await storePicture({ bytes: await file.bytes(), fileName: file.name, alt, username, drawings });
	if ("error" in stored) recordRefusal(stored.error);
	return stored;
}

/** Browsers send an empty file if none was chosen. */
export function fileIn(form: FormData, name: string): File | undefined {
	return filesIn(form, name)[0];
}

export function filesIn(form: FormData, name: string): File[] {
	return form.getAll(name).filter((file) => file instanceof File && (file.size > 0 || isTooLarge(file))) as File[];
}

export function altIn(form: FormData, name: string): PictureAlt {
	const typed = LOCALES.map((locale) => [locale, withoutControls(String(form.get(`${name}.${locale}`) ?? "")).trim()] as const);
	return Object.fromEntries(typed.filter(([, text]) => text).map(([locale, text]) => [locale, text]));
}

export function longErrors(alt: PictureAlt, name: string): Record<string, EditError> {
	return Object.fromEntries(LOCALES.filter((locale) => !fits(alt[locale])).map((locale) => [`${name}.${locale}`, "tooLong" as const]));
}

const fits = (text = "") => text.length <= ALT_LENGTH;
const shortEnough = (alt: PictureAlt): PictureAlt => Object.fromEntries(LOCALES.filter((locale) => fits(alt[locale])).map((locale) => [locale, alt[locale]]));

function readControls(form: FormData, name: string) {
	const kind = form.get(`${name}.kind`) as PictureKind;
	const file = fileIn(form, `${name}.file`);
	const alt = altIn(form, `${name}.alt`);
	for (const part of ["kind", "file", ...LOCALES.map((locale) => `alt.${locale}`)]) form.delete(`${name}.${part}`);
	return { kind, file, alt };
}

interface ChosenPicture {
	kind: PictureKind;
	alt: PictureAlt;
	username: string;
}

async function attachChosenPicture(form: FormData, name: string, { kind, alt, username }: ChosenPicture): Promise<Errors> {
	const id = pictureIdIn(form.get(name));
	if (!id) return {};
	const chosen = await findCurrent(id);
	if (!chosen) return { [name]: "pictureMissing" };
	form.set(name, String(form.get(name)).replace(id, chosen.id));
	if (isNamed(kind) || missingAlt(chosen.alt).length === 0) return {};
	const described = await db.transaction().execute((trx) => completeAlt(trx, chosen, shortEnough(alt), username));
	return restoreValues(form, name, alt, { ...altErrors(described.alt, `${name}.alt`), ...longErrors(alt, `${name}.alt`) });
}

function restoreValues(form: FormData, name: string, alt: PictureAlt, errors: Errors): Errors {
	if (Object.keys(errors).length > 0) for (const locale of LOCALES) form.set(`${name}.alt.${locale}`, alt[locale] ?? "");
	return errors;
}
