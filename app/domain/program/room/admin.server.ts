import { putLast, type Sorting } from "#app/admin/positions.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { sessionResource } from "#app/domain/program/session/admin.server.ts";
import { asWritten as asWrittenSession, listSessions } from "#app/domain/program/session/queries.server.ts";
import { workshopResource } from "#app/domain/program/workshop/admin.server.ts";
import { asWritten as asWrittenWorkshop, listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { deleteRoom, findRoom, insertRoom, listRooms, updateRoom } from "./queries.server.ts";
import { nameKey, type Room, roomSchema } from "./schema.ts";
import { roomView } from "./view.server.ts";

export const roomResource: Resource<Room> = {
	entityType: "room",
	section: "rooms",
	texts: "editRoom",
	schema: roomSchema,
	importable: true,
	nameOf: ({ name }) => name,
	publicPath: publicPathOf,
	pages: () => [],
	entityPages: undefined,
	api: undefined,
	figure: undefined,
	searched: undefined,
	row: ({ places, floor, stepFree, hearingLoop }, locale) => {
		const { yes, no } = textsOf("editor", locale, {}).list;
		return {
			places: places === undefined ? "" : String(places),
			floor: floor ? translate(floor, locale) : "",
			stepFree: stepFree ? yes : no,
			hearingLoop: hearingLoop ? yes : no,
		};
	},
	list: listRooms,
	find: findRoom,
	complete: (room, trx) => putLast(roomSorting, room, trx),
	insert: insertRoom,
	update: updateRoom,
	remove: deleteRoom,
	choices: async () => ({}),
	/** Import files name rooms in English. */
	check: async ({ id, name }, trx) => {
		const isTaken = name !== undefined && (await listRooms(trx)).some((room) => room.id !== id && nameKey(room) === nameKey({ name }));
		return { ...(isTaken && { "name.en": "nameTaken" }) };
	},
	references: async (id, on) => {
		const sessions = (await listSessions({ roomId: id, drafts: true }, on)).filter(({ workshopId }) => workshopId === undefined).map(asWrittenSession);
		const workshops = (await listWorkshops({ roomId: id, drafts: true }, on)).map(asWrittenWorkshop);
		return [
			...sessions.map((before) => ({ resource: sessionResource, before, after: { ...before, roomId: undefined } })),
			...workshops.map((before) => ({ resource: workshopResource, before, after: { ...before, roomId: undefined } })),
		];
	},
	preview: async (room, locale) => roomView(room, locale),
};

async function publicPathOf(room: Room): Promise<string | undefined> {
	if ((await getEvent()).venue && roomView(room, DEFAULT_LOCALE).facts.length > 0) return "/venue#rooms";
	return (await listSessions({ roomId: room.id })).length > 0 ? "/agenda" : undefined;
}

export const roomSorting: Sorting<Room> = { resource: roomResource, field: "order", groupOf: () => "all" };
