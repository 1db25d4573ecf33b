import { z } from "zod";
import { optionalPicture } from "#app/domain/content/picture/schema.ts";
import { format } from "#app/domain/content/rich-text/format.ts";
import { SESSION_LIMITS } from "#app/domain/program/session/limits.ts";
import { media, people, room, status, TRACKS } from "#app/domain/program/session/schema.ts";
import {
	areValid,
	checkbox,
	type EditError,
	oneOf,
	optionalDay,
	optionalOneOf,
	optionalText,
	optionalTime,
	optionalTranslatedText,
	price,
	translatedText,
	wholeNumber,
} from "#app/http/form-codecs.ts";
import { WORKSHOP_LIMITS } from "./limits.ts";
import { endTime } from "./time.ts";

export const WORKSHOP_CATEGORIES = ["Business", "Technology", "Sustainability", "Innovation", "Leadership"] as const;
export type WorkshopCategory = (typeof WORKSHOP_CATEGORIES)[number];

export const WORKSHOP_LEVELS = ["beginner", "intermediate", "advanced"] as const;
export type WorkshopLevel = (typeof WORKSHOP_LEVELS)[number];

export const WORKSHOP_AVAILABILITIES = ["onSale", "fewLeft", "soldOut", "over"] as const;
export type WorkshopAvailability = (typeof WORKSHOP_AVAILABILITIES)[number];

const message = (key: EditError) => key;

const fields = z.object({
	title: translatedText(WORKSHOP_LIMITS.title),
	description: translatedText(WORKSHOP_LIMITS.description),
	format,
	/** Address without width and extension; by default the category's stock picture. */
	image: optionalPicture,
	category: oneOf(WORKSHOP_CATEGORIES),
	level: oneOf(WORKSHOP_LEVELS),
	durationMinutes: wholeNumber({ min: 5, max: 24 * 60 }),
	date: optionalDay,
	startTime: optionalTime,
	/** US cents. */
	price,
	maxAttendees: wholeNumber({ min: 1, max: 10_000 }),
	roomId: room,
	speakerId: optionalText(100),
	furtherSpeakerIds: people,
	/** By default the beginning of the description. */
	summary: optionalTranslatedText(SESSION_LIMITS.description),
	track: optionalOneOf(TRACKS),
	offAgenda: checkbox,
	status,
	...media,
});

/** Ends on the day on which it begins. Date and start are either both set or both unset. */
export const workshopSchema = fields
	.refine(({ date, startTime }) => date !== undefined || startTime === undefined, {
		error: message("required"),
		path: ["date"],
		when: areValid("date"),
	})
	.refine(({ date, startTime }) => startTime !== undefined || date === undefined, {
		error: message("required"),
		path: ["startTime"],
		when: areValid("startTime"),
	})
	.refine(({ startTime, durationMinutes }) => startTime === undefined || endTime({ startTime, durationMinutes }) > startTime, {
		error: message("tooLarge"),
		path: ["durationMinutes"],
		when: areValid("startTime", "durationMinutes"),
	});
export type Workshop = z.output<typeof fields> & {
	id: string;
	agendaId?: string;
};

export type WorkshopRecord = Pick<Workshop, "id" | "description" | "image" | "category" | "level" | "price" | "maxAttendees">;
