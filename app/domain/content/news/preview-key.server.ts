import { randomBytes } from "node:crypto";
import { db } from "#app/runtime/database.server.ts";

/** 192 random bits, since the address alone gives access. The change log does not contain the key. */
export function newPreviewKey(): string {
	return randomBytes(24).toString("base64url");
}

/** Returns nothing for articles of the sample content until a key is created. */
export async function findPreviewKey(id: string): Promise<string | undefined> {
	const row = await db.selectFrom("news_article").select("preview_key").where("id", "=", id).executeTakeFirst();
	return row?.preview_key ?? undefined;
}

/** Invalidates the old preview address. Returns false if there is no such article. */
export async function renewPreviewKey(id: string): Promise<boolean> {
	const { numUpdatedRows } = await db.updateTable("news_article").set({ preview_key: newPreviewKey() }).where("id", "=", id).executeTakeFirst();
	return numUpdatedRows > 0n;
}
