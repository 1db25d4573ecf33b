import { z } from "zod";
import { checkbox, optionalTranslatedText, optionalWholeNumber, translatedText } from "#app/http/form-codecs.ts";
import { fold } from "#db/fold.ts";
import { ROOM_LIMITS } from "./limits.ts";

/** What organizers write about a room; encoded, what the form and CSV files hold. */
export const roomSchema = z.object({
	name: translatedText(ROOM_LIMITS.name),
	/** How many people it holds; nothing while nobody knows. */
	places: optionalWholeNumber({ min: 1, max: 100_000 }),
	floor: optionalTranslatedText(ROOM_LIMITS.floor),
	stepFree: checkbox,
	hearingLoop: checkbox,
});

/** All that is kept of a room. */
export const roomRecord = roomSchema.extend({
	id: z.string(),
	/** Sort key, lowest first: the timetable's columns stand in this order. */
	order: z.int(),
});
export type Room = z.output<typeof roomRecord>;

/** One name, however it is written: no two rooms have the same. */
export const nameKey = ({ name }: Pick<Room, "name">) => fold(name.en).replace(/\s+/g, "");
