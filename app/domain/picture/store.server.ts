import { createHash } from "node:crypto";
import { type Change, logChanges } from "~/admin/changes.server";
import { versionOf } from "~/admin/writing.server";
import { db } from "~/database.server";
import type { EditError } from "~/http/form-codecs";
import { BrokenPicture, cutFiles, type Normalised, normalise } from "./encode.server";
import type { Focus } from "./encoder/crops";
import { readHeader } from "./encoder/header";
import { LONGEST_SIDE, MOST_PIXELS, NAME_LENGTH } from "./limits";
import { findPicture, insertPicture } from "./queries.server";
import type { Picture, PictureAlt } from "./schema";

const MIDDLE: Focus = { x: 0.5, y: 0.5 };

/** What is wrong with an uploaded file: keys of `editor.errors`. */
export type FileError = Extract<EditError, `file${string}`>;

export type Stored = { picture: Picture } | { error: FileError };

interface Upload {
	bytes: Uint8Array;
	/** As the browser tells it: a name is all that it is ever used for. */
	fileName: string;
	alt: PictureAlt;
	username: string;
}

/**
 * Keeps an uploaded picture, re-encoded and cut to every size; logged. The same picture uploaded again is not kept twice,
 * but described anew.
 */
export async function storePicture({ bytes, fileName, alt, username }: Upload): Promise<Stored> {
	const error = refusalOf(bytes);
	if (error) return { error };
	const original = await normalise(bytes).catch((cause) => {
		if (cause instanceof BrokenPicture) return undefined;
		throw cause;
	});
	if (!original) return { error: "fileBroken" };

	const { width, height } = original;
	const id = pictureId(original.bytes, MIDDLE);
	const earlier = await findPicture(id);
	const picture: Picture = { id, name: earlier?.name ?? nameFrom(fileName), alt, width, height, focus: MIDDLE };
	await keep(picture, original, username);
	return { picture };
}

async function keep(picture: Picture, original: Normalised, username: string): Promise<void> {
	const isKept = (await findPicture(picture.id)) !== undefined;
	const files = isKept ? [] : await cutFiles(original.bytes, picture.focus);
	await db.transaction().execute(async (trx) => {
		const before = await findPicture(picture.id, trx);
		await insertPicture(trx, picture, original.bytes, files);
		if (before && versionOf(before) === versionOf(picture)) return;
		await logChanges(trx, [pictureChange(before, picture)], { username });
	});
}

/** Hash of what is shown: the same bytes and focus have the same address, and no other ever has it. */
export function pictureId(original: Uint8Array, { x, y }: Focus): string {
	return createHash("sha256").update(original).update(`${x} ${y}`).digest("hex").slice(0, 24);
}

/** How the log describes what happened to a picture. */
export function pictureChange(before: Picture | undefined, after: Picture): Change {
	return { noun: "picture", entityId: after.id, name: after.name, before, after };
}

function refusalOf(bytes: Uint8Array): FileError | undefined {
	const header = readHeader(bytes);
	if (!header) return "fileType";
	if (!header.size) return "fileBroken";
	const { width, height } = header.size;
	return Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS ? "filePixels" : undefined;
}

/** `C:\photos\..\Ana at sea.final.JPG` becomes `Ana at sea.final`. */
export function nameFrom(fileName: string): string {
	const last = fileName.split(/[/\\]/).at(-1) ?? "";
	const name = last
		.replace(/\.[a-z0-9]{0,5}$/i, "")
		.replace(/[\p{C}<>]+/gu, " ")
		.replace(/^[.\s]+|\s+$/g, "");
	return name.slice(0, NAME_LENGTH).trim() || "picture";
}
