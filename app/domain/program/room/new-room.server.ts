import { z } from "zod";
import { save } from "#app/admin/writing.server.ts";
import { isReview } from "#app/http/form.server.ts";
import { errorsOf } from "#app/http/form-codecs.ts";
import { roomResource } from "./admin.server.ts";
import { listRooms } from "./queries.server.ts";
import { nameKey, roomSchema } from "./schema.ts";

/** Creates the room that a session's form names, unless there is one of that name, and chooses it in the form. Returns errors by control. */
export async function takeNewRoom(form: FormData, username: string): Promise<Record<string, string>> {
	const name = String(form.get("newRoom") ?? "").trim();
	if (name === "" || isReview(form) || form.has("preview")) return {};
	const { data: fields, error } = z.safeDecode(roomSchema, { name: { en: name } });
	if (error) return { newRoom: errorsOf(error)["name.en"] ?? "invalid" };
	const known = (await listRooms()).find((room) => nameKey(room) === nameKey(fields));
	const saved = known
		? { kind: "saved" as const, id: known.id }
		: await save(roomResource, { id: undefined, fields: { ...fields, order: 0 }, version: "", confirmed: new Set(), username });
	if (saved.kind !== "saved") return { newRoom: "invalid" };
	form.set("roomId", saved.id);
	form.delete("newRoom");
	return {};
}
