import { z } from "zod";
import { type Database, logChanges } from "#app/admin/changes.server.ts";
import type { Entity, Resource } from "#app/admin/resource.ts";
import { entityAfter, put } from "#app/admin/writing.server.ts";
import { isReview } from "#app/http/form.server.ts";
import { errorsOf } from "#app/http/form-codecs.ts";
import { roomResource } from "./admin.server.ts";
import { listRooms } from "./queries.server.ts";
import { nameKey, type Room, roomSchema } from "./schema.ts";

/** No room has this id. */
const NOT_YET_CREATED = "new";

/** For one request: the form may name a room, which is created in the transaction of the save, unless there is one of that name. */
export function namingRoom<E extends Entity & { roomId?: string }>(resource: Resource<E>): Resource<E> {
	let named: { fields: Omit<Room, "id" | "order">; username: string } | undefined;
	const inRoom = async (after: E, trx: Database): Promise<E> => (named ? { ...after, roomId: await roomNamed(named.fields, named.username, trx) } : after);
	return {
		...resource,
		takeFiles: async (form, username) => {
			const errors = (await resource.takeFiles?.(form, username)) ?? {};
			const name = String(form.get("newRoom") ?? "").trim();
			if (name === "" || isReview(form) || form.has("preview")) return errors;
			if (form.get("roomId")) return { ...errors, newRoom: "roomTwice" };
			const { data: fields, error } = z.safeDecode(roomSchema, { name: { en: name } });
			if (error) return { ...errors, newRoom: errorsOf(error)["name.en"] ?? "invalid" };
			named = { fields, username };
			return errors;
		},
		complete: async (fields, trx) => inRoom((await resource.complete?.(fields, trx)) ?? fields, trx),
		adjust: async (after, before, trx) => inRoom((await resource.adjust?.(after, before, trx)) ?? after, trx),
		question: async (after, before, locale) => resource.question?.(named ? { ...after, roomId: NOT_YET_CREATED } : after, before, locale),
	};
}

async function roomNamed(fields: Omit<Room, "id" | "order">, username: string, trx: Database): Promise<string> {
	const known = (await listRooms(trx)).find((room) => nameKey(room) === nameKey(fields));
	if (known) return known.id;
	const room = await entityAfter(roomResource, undefined, { id: undefined, fields: { ...fields, order: 0 }, confirmed: new Set() }, trx);
	await logChanges(trx, [await put(roomResource, undefined, room, trx)], { username });
	return room.id;
}
