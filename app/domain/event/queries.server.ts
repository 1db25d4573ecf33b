import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import { recordsOf } from "~/domain/records.server";
import { eventRecord, type SummitEvent } from "./schema";

const records = recordsOf("event", eventRecord);
export const { find: findEvent, update: updateEvent } = records;

/** Every event, the current one first. */
export async function listEvents(on: Database = db): Promise<SummitEvent[]> {
	const rows = await on.selectFrom("event").selectAll().orderBy("start_date", "desc").execute();
	return rows.map(records.read);
}

/** The summit that the site is about. */
export async function getEvent(on: Database = db): Promise<SummitEvent> {
	const row = await on.selectFrom("event").selectAll().orderBy("start_date", "desc").limit(1).executeTakeFirstOrThrow();
	return records.read(row);
}
