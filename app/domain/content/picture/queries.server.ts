import type { Selectable } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import type { Columns } from "#app/admin/entity-table.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import type { PictureTable } from "#db/picture-tables.ts";
import { pictureIdIn } from "./address.ts";
import type { PictureFile } from "./encode.server.ts";
import type { Picture } from "./schema.ts";

/** Days for which a deleted picture can be brought back. Then its bytes go. */
export const RETENTION_DAYS = 30;

const COLUMNS = ["id", "name", "alt", "width", "height", "focus_x", "focus_y"] as const;

/** Every picture without its bytes, the newest first. */
export async function listPictures(on: Database = db): Promise<Picture[]> {
	const rows = await on.selectFrom("picture").select(COLUMNS).where("deleted_at", "is", null).orderBy("created_at", "desc").orderBy("id").execute();
	return rows.map(toPicture);
}

export async function findPicture(id: string, on: Database = db): Promise<Picture | undefined> {
	const row = await on.selectFrom("picture").select(COLUMNS).where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
	return row && toPicture(row);
}

/** The pictures that were made of the same bytes, the oldest first. */
export async function listSamePictures(original: Uint8Array, on: Database = db): Promise<Picture[]> {
	const rows = await on
		.selectFrom("picture")
		.select(COLUMNS)
		.where("deleted_at", "is", null)
		// SQLite knows the length without reading the bytes, of which there are many.
		.where(({ eb, fn }) => eb(fn<number>("length", ["original"]), "=", original.length))
		.where("original", "=", Buffer.from(original))
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map(toPicture);
}

/** A picture, or the one that took its place. */
export async function findCurrent(id: string): Promise<Picture | undefined> {
	const row = await db.selectFrom("picture").select("replaced_by").where("id", "=", id).executeTakeFirst();
	return row?.replaced_by ? findCurrent(row.replaced_by) : findPicture(id);
}

/** The bytes from which every file of a picture is cut. */
export async function readOriginal(id: string): Promise<Buffer | undefined> {
	const row = await db.selectFrom("picture").select("original").where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
	return row?.original;
}

/** Every file that was cut of a picture. */
export function readFiles(id: string): Promise<PictureFile[]> {
	return db.selectFrom("picture_file").select(["name", "bytes"]).where("picture_id", "=", id).execute();
}

/** One file of a picture; of one that was replaced, which picture took its place. */
export async function readFile(id: string, name: string): Promise<{ bytes: Buffer } | { replacedBy: string } | undefined> {
	const picture = await db.selectFrom("picture").select(["deleted_at", "replaced_by"]).where("id", "=", id).executeTakeFirst();
	if (picture?.replaced_by) return { replacedBy: picture.replaced_by };
	if (!picture || picture.deleted_at) return undefined;
	return db.selectFrom("picture_file").select("bytes").where("picture_id", "=", id).where("name", "=", name).executeTakeFirst();
}

/** What an uploaded picture shows, in a language; nothing of one that was not uploaded, or that nobody described. */
export async function altText(address: string | undefined, locale: Locale): Promise<string> {
	const id = pictureIdIn(address);
	const row = id && (await db.selectFrom("picture").select("alt").where("id", "=", id).executeTakeFirst());
	return row ? translate({ en: "", ...JSON.parse(row.alt) }, locale).text : "";
}

/** Keeps a new picture, or brings the same one back that was deleted. */
export async function insertPicture(trx: Database, picture: Picture, original: Uint8Array, files: PictureFile[]): Promise<void> {
	await trx
		.insertInto("picture")
		.values({ ...toRow(picture), original: Buffer.from(original) })
		.onConflict((conflict) => conflict.column("id").doUpdateSet({ ...toRow(picture), deleted_at: null, replaced_by: null }))
		.execute();
	for (const { name, bytes } of files) {
		await trx
			.insertInto("picture_file")
			.values({ picture_id: picture.id, name, bytes: Buffer.from(bytes) })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	}
}

/** Changes what is written about a picture; brings it back where it was deleted. False where its bytes are gone. */
export async function updatePicture(trx: Database, picture: Picture): Promise<boolean> {
	const { replaced_by: other } = (await trx.selectFrom("picture").select("replaced_by").where("id", "=", picture.id).executeTakeFirst()) ?? {};
	const written = { ...toRow(picture), deleted_at: null, replaced_by: null };
	const { numUpdatedRows } = await trx.updateTable("picture").set(written).where("id", "=", picture.id).executeTakeFirstOrThrow();
	if (other) await retirePicture(trx, other, picture.id);
	return numUpdatedRows > 0n;
}

/** Takes a picture out of use, for another one or for good. */
export async function retirePicture(trx: Database, id: string, replacedBy: string | null = null): Promise<void> {
	await trx.updateTable("picture").set({ deleted_at: new Date().toISOString(), replaced_by: replacedBy }).where("id", "=", id).execute();
}

/** Deletes the pictures that have been out of use for so long that they cannot be brought back. */
export async function deleteRetired(trx: Database, now: Date): Promise<void> {
	await trx
		.deleteFrom("picture")
		.where("deleted_at", "<", new Date(now.getTime() - RETENTION_DAYS * 86_400_000).toISOString())
		.execute();
}

function toRow({ id, name, alt, width, height, focus }: Picture) {
	const row = { id, name, alt: JSON.stringify(alt), width, height, focus_x: focus.x, focus_y: focus.y };
	return row satisfies Columns<PictureTable, "original" | "created_at" | "deleted_at" | "replaced_by">;
}

function toPicture(row: Pick<Selectable<PictureTable>, (typeof COLUMNS)[number]>): Picture {
	return {
		id: row.id,
		name: row.name,
		alt: JSON.parse(row.alt),
		width: row.width,
		height: row.height,
		focus: { x: row.focus_x, y: row.focus_y },
	};
}
