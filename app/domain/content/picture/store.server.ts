import { createHash } from "node:crypto";
import { type Change, type Database, logChanges } from "#app/admin/changes.server.ts";
import { likelyFocus } from "#app/domain/content/picture/encoder/crops.ts";
import { readHeader } from "#app/domain/content/picture/encoder/header.ts";
import { hasFilters, hasLetters, isDrawing } from "#app/domain/content/picture/encoder/svg.ts";
import type { EditError } from "#app/http/form-codecs.ts";
import { LOCALES } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";
import { BrokenPicture, cutFiles, draw, normalize, TooManyPixels } from "./encode.server.ts";
import { MAX_PIXELS, MAX_SIDE_PX, NAME_LENGTH } from "./limits.ts";
import { findPicture, insertPicture, listSamePictures, readFiles, updatePicture } from "./queries.server.ts";
import { missingAlt, type Picture, type PictureAlt } from "./schema.ts";

export type FileError = Extract<EditError, `file${string}`>;

export type Stored = { picture: Picture; isKnown?: boolean } | { error: FileError };

interface Upload {
	bytes: Uint8Array;
	/** Sent by the browser; used only to name the picture. */
	fileName: string;
	alt: PictureAlt;
	username: string;
	drawings?: boolean;
}

/** Reuses an equal picture with its crops. A different alternative text makes a new entry, so that other pages keep theirs. */
export async function storePicture({ bytes, fileName, alt, username, drawings = false }: Upload): Promise<Stored> {
	const drawn = drawings && isDrawing(bytes);
	const error = drawn ? drawingError(bytes) : refusalOf(bytes, drawings ? "fileLogoType" : "fileType");
	if (error) return { error };
	const original = await (drawn ? draw : normalize)(bytes).catch((cause) => {
		if (cause instanceof BrokenPicture) return { error: cause instanceof TooManyPixels ? ("filePixels" as const) : ("fileBroken" as const) };
		throw cause;
	});
	if ("error" in original) return original;

	const [twin] = await listSamePictures(original.bytes);
	const { width, height } = original;
	const focus = twin?.focus ?? likelyFocus(original);
	const files = twin ? await readFiles(twin.id) : await cutFiles(original.bytes, focus);
	return db.transaction().execute(async (trx) => {
		const agreeing = (await listSamePictures(original.bytes, trx)).find((one) => hasSameAlt(one.alt, alt));
		if (agreeing) return { picture: await completeAlt(trx, agreeing, alt, username), isKnown: true };
		const id = await freePictureId(original.bytes, { focus, alt }, trx);
		const picture: Picture = { id, name: twin?.name ?? nameFrom(fileName), alt, width, height, focus };
		await insertPicture(trx, picture, original.bytes, files);
		await logChanges(trx, [pictureChange(undefined, picture)], { username });
		return { picture };
	});
}

function drawingError(bytes: Uint8Array): FileError | undefined {
	if (hasLetters(bytes)) return "fileText";
	return hasFilters(bytes) ? "fileFilters" : undefined;
}

const hasSameAlt = (one: PictureAlt, other: PictureAlt) => LOCALES.every((locale) => !one[locale] || !other[locale] || one[locale] === other[locale]);

export async function completeAlt(trx: Database, picture: Picture, alt: PictureAlt, username: string): Promise<Picture> {
	const completed = { ...picture, alt: { ...alt, ...picture.alt } };
	if (missingAlt(completed.alt).length === missingAlt(picture.alt).length) return picture;
	await updatePicture(trx, completed);
	await logChanges(trx, [pictureChange(picture, completed)], { username });
	return completed;
}

/** Depends on bytes, focus and, if the id is taken, the alternative text. Browsers cache its address, so an id is never used again. */
export async function freePictureId(original: Uint8Array, { focus: { x, y }, alt }: Pick<Picture, "focus" | "alt">, on: Database): Promise<string> {
	const hashOf = (...parts: string[]) =>
		createHash("sha256")
			.update(original)
			.update([`${x} ${y}`, ...parts].join(" "))
			.digest("hex")
			.slice(0, 24);
	return (await findPicture(hashOf(), on)) ? hashOf(...LOCALES.map((locale) => JSON.stringify(alt[locale] ?? ""))) : hashOf();
}

function pictureChange(before: Picture | undefined, after: Picture): Change {
	return { entityType: "picture", entityId: after.id, name: after.name, before, after };
}

function refusalOf(bytes: Uint8Array, wrongType: FileError): FileError | undefined {
	const header = readHeader(bytes);
	if (!header) return wrongType;
	if (!header.size) return "fileBroken";
	const { width, height } = header.size;
	return Math.max(width, height) > MAX_SIDE_PX || width * height > MAX_PIXELS ? "filePixels" : undefined;
}

export function nameFrom(fileName: string): string {
	const last = fileName.split(/[/\\]/).at(-1) ?? "";
	const name = last
		.replace(/\.[a-z0-9]{0,5}$/i, "")
		.replace(/[\p{C}<>]+/gu, " ")
		.replace(/^[.\s]+/, "");
	return name.slice(0, NAME_LENGTH).trim() || "picture";
}
