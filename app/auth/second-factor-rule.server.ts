import type { Kysely } from "kysely";
import { db } from "#app/runtime/database.server.ts";
import type { Tables } from "#db/tables.ts";

const KEY = "second_factor_required";

export async function isSecondFactorRequired(on: Kysely<Tables> = db): Promise<boolean> {
	const row = await on.selectFrom("setting").select("value").where("key", "=", KEY).executeTakeFirst();
	return row?.value === "1";
}

export async function setSecondFactorRequired(on: Kysely<Tables>, required: boolean): Promise<void> {
	const value = required ? "1" : "0";
	await on
		.insertInto("setting")
		.values({ key: KEY, value })
		.onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
		.execute();
}
