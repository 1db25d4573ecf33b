import { z } from "zod";
import { checkbox, optionalTranslatedText, optionalWholeNumber, translatedText } from "#app/http/form-codecs.ts";
import { fold } from "#db/fold.ts";
import { ROOM_LIMITS } from "./limits.ts";

export const roomSchema = z.object({
	name: translatedText(ROOM_LIMITS.name),
	places: optionalWholeNumber({ min: 1, max: 100_000 }),
	floor: optionalTranslatedText(ROOM_LIMITS.floor),
	stepFree: checkbox,
	hearingLoop: checkbox,
});

export const roomRecord = roomSchema.extend({
	id: z.string(),
	order: z.int(),
});
export type Room = z.output<typeof roomRecord>;

/** Two rooms may not have names that differ only in case, accents or spaces. */
export const nameKey = ({ name }: Pick<Room, "name">) => fold(name.en).replace(/\s+/g, "");
