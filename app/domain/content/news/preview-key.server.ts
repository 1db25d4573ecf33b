import { randomBytes } from "node:crypto";
import { db } from "#app/runtime/database.server.ts";

/** 192 random bits: who knows the preview address of an article was given it. The log of changes does not hold it. */
export function newPreviewKey(): string {
	return randomBytes(24).toString("base64url");
}

/** The key of an article's preview address; those that came with the site have none until one is made. */
export async function findPreviewKey(id: string): Promise<string | undefined> {
	const row = await db.selectFrom("news_article").select("preview_key").where("id", "=", id).executeTakeFirst();
	return row?.preview_key ?? undefined;
}

/** Gives an article a new preview address; the old one leads nowhere from then on. False where there is no such article. */
export async function renewPreviewKey(id: string): Promise<boolean> {
	const { numUpdatedRows } = await db.updateTable("news_article").set({ preview_key: newPreviewKey() }).where("id", "=", id).executeTakeFirst();
	return numUpdatedRows > 0n;
}
