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

export const RETENTION_DAYS = 30;

const COLUMNS = ["id", "name", "alt", "width", "height", "focus_x", "focus_y"] as const;

export async function listPictures(on: Database = db): Promise<Picture[]> {
	const rows = await on.selectFrom("picture").select(COLUMNS).where("deleted_at", "is", null).orderBy("created_at", "desc").orderBy("id").execute();
	return rows.map(toPicture);
}

export async function findPicture(id: string, on: Database = db): Promise<Picture | undefined> {
	const row = await on.selectFrom("picture").select(COLUMNS).where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
	return row && toPicture(row);
}

export async function listSamePictures(original: Uint8Array, on: Database = db): Promise<Picture[]> {
	const rows = await on
		.selectFrom("picture")
		.select(COLUMNS)
		.where("deleted_at", "is", null)
		// SQLite knows the length of a blob without reading it.
		.where(({ eb, fn }) => eb(fn<number>("length", ["original"]), "=", original.length))
		.where("original", "=", Buffer.from(original))
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map(toPicture);
}

export async function findCurrent(id: string): Promise<Picture | undefined> {
	const row = await db.selectFrom("picture").select("replaced_by").where("id", "=", id).executeTakeFirst();
	return row?.replaced_by ? findCurrent(row.replaced_by) : findPicture(id);
}

export async function readOriginal(id: string): Promise<Buffer | undefined> {
	const row = await db.selectFrom("picture").select("original").where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
	return row?.original;
}

export function readFiles(id: string): Promise<PictureFile[]> {
	return db.selectFrom("picture_file").select(["name", "bytes"]).where("picture_id", "=", id).execute();
}

/** Returns the id of the replacement if the picture was replaced. */
export async function readFile(id: string, name: string): Promise<{ bytes: Buffer } | { replacedBy: string } | undefined> {
	const picture = await db.selectFrom("picture").select(["deleted_at", "replaced_by"]).where("id", "=", id).executeTakeFirst();
	if (picture?.replaced_by) return { replacedBy: picture.replaced_by };
	if (!picture || picture.deleted_at) return undefined;
	return db.selectFrom("picture_file").select("bytes").where("picture_id", "=", id).where("name", "=", name).executeTakeFirst();
}

/** Returns an empty string if the picture was not uploaded or has no text. */
export async function altText(address: string | undefined, locale: Locale): Promise<string> {
	const id = pictureIdIn(address);
	const row = id && (await db.selectFrom("picture").select("alt").where("id", "=", id).executeTakeFirst());
	return row ? translate({ en: "", ...JSON.parse(row.alt) }, locale).text : "";
}

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

/** Restores the picture if it was deleted. Returns false if its bytes are gone. */
export async function updatePicture(trx: Database, picture: Picture): Promise<boolean> {
	const { replaced_by: other } = (await trx.selectFrom("picture").select("replaced_by").where("id", "=", picture.id).executeTakeFirst()) ?? {};
	const written = { ...toRow(picture), deleted_at: null, replaced_by: null };
	const { numUpdatedRows } = await trx.updateTable("picture").set(written).where("id", "=", picture.id).executeTakeFirstOrThrow();
	if (other) await retirePicture(trx, other, picture.id);
	return numUpdatedRows > 0n;
}

export async function retirePicture(trx: Database, id: string, replacedBy: string | null = null): Promise<void> {
	await trx.updateTable("picture").set({ deleted_at: new Date().toISOString(), replaced_by: replacedBy }).where("id", "=", id).execute();
}

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
