import { z } from "zod";
import { optionalPicture } from "#app/domain/content/picture/schema.ts";
import { format } from "#app/domain/content/rich-text/format.ts";
import { SESSION_LIMITS } from "#app/domain/program/session/limits.ts";
import { media, people, room, status, TRACKS } from "#app/domain/program/session/schema.ts";
import {
	areValid,
	blankIn,
	checkbox,
	draftNumber,
	draftOneOf,
	draftTranslatedText,
	type EditError,
	neededToPublish,
	optionalDay,
	optionalOneOf,
	optionalPrice,
	optionalText,
	optionalTime,
	optionalTranslatedText,
	optionalWholeNumber,
	translatedText,
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
	description: draftTranslatedText(WORKSHOP_LIMITS.description),
	format,
	/** Address without width and extension; by default the category's stock picture. */
	image: optionalPicture,
	category: draftOneOf(WORKSHOP_CATEGORIES),
	level: draftOneOf(WORKSHOP_LEVELS),
	durationMinutes: draftNumber(optionalWholeNumber({ min: 5, max: 24 * 60 })),
	date: optionalDay,
	startTime: optionalTime,
	/** US cents. */
	price: draftNumber(optionalPrice),
	maxAttendees: draftNumber(optionalWholeNumber({ min: 1, max: 10_000 })),
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

const NEEDED = {
	"description.en": "required",
	category: "choice",
	level: "choice",
	durationMinutes: "required",
	price: "required",
	maxAttendees: "required",
} as const;

export const missingOfWorkshop = (workshop: Workshop) => blankIn(workshop, Object.keys(NEEDED));

/** Ends on the day on which it begins. Date and start are either both set or both unset. */
export const workshopSchema = neededToPublish(fields, NEEDED)
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
	.refine(({ startTime, durationMinutes }) => startTime === undefined || durationMinutes !== undefined, {
		error: message("required"),
		path: ["durationMinutes"],
		when: areValid("startTime", "durationMinutes"),
	})
	.refine(({ startTime, durationMinutes }) => startTime === undefined || durationMinutes === undefined || endTime({ startTime, durationMinutes }) > startTime, {
		error: message("tooLarge"),
		path: ["durationMinutes"],
		when: areValid("startTime", "durationMinutes"),
	});
export type Workshop = z.output<typeof fields> & {
	id: string;
	agendaId?: string;
};

export type WorkshopRecord = Pick<Workshop, "id" | "description" | "image" | "category" | "level" | "price" | "maxAttendees">;
