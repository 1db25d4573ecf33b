import type { Selectable } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { entityTable } from "#app/admin/entity-table.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { Tables } from "#db/tables.ts";
import { type EventStatus, eventRecord, type SummitEvent } from "./schema.ts";

const records = entityTable("event", eventRecord, ["status"]);
export const { find: findEvent, update: updateEvent } = records;

export async function listEvents(on: Database = db): Promise<SummitEvent[]> {
	const rows = await on.selectFrom("event").selectAll().orderBy("start_date", "desc").execute();
	return rows.map(read);
}

export async function getEvent(on: Database = db): Promise<SummitEvent> {
	const row = await on.selectFrom("event").selectAll().orderBy("start_date", "desc").limit(1).executeTakeFirstOrThrow();
	return read(row);
}

const read = (row: Selectable<Tables["event"]>): SummitEvent => ({ ...records.read(row), status: row.status });

/**
 * @param from statuses that may change to `to`
 * @returns true if the status changed
 */
export async function setEventStatus(trx: Database, to: EventStatus, from: readonly EventStatus[]): Promise<boolean> {
	const { id } = await getEvent(trx);
	const { numUpdatedRows } = await trx.updateTable("event").set({ status: to }).where("id", "=", id).where("status", "in", from).executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}
