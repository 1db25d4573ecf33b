import { z } from "zod";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import { recordsOf } from "~/domain/records.server";
import { type SalesSettings, salesSettings } from "./settings";

const settingsRecord = salesSettings.extend({ id: z.string() });

const records = recordsOf("sales_setting", settingsRecord);

export async function getSalesSettings(on: Database = db): Promise<SalesSettings> {
	return records.read(await on.selectFrom("sales_setting").selectAll().executeTakeFirstOrThrow());
}

export async function updateSalesSettings(trx: Database, settings: SalesSettings): Promise<void> {
	await records.update(trx, { ...settings, id: "sales" });
}
