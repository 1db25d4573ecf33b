import type { Database } from "#app/admin/changes.server.ts";
import { entityTable } from "#app/admin/entity-table.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Room, roomRecord } from "./schema.ts";

const records = entityTable("room", roomRecord);
export const { find: findRoom, insert: insertRoom, update: updateRoom, remove: deleteRoom } = records;

export async function listRooms(on: Database = db): Promise<Room[]> {
	const rows = await on.selectFrom("room").selectAll().orderBy("order").orderBy("id").execute();
	return rows.map(records.read);
}

export async function roomsById(on: Database = db): Promise<Map<string | null | undefined, Room>> {
	return new Map((await listRooms(on)).map((room) => [room.id, room]));
}
