import { z } from "zod";
import { optionalPicture } from "#app/domain/content/picture/schema.ts";
import { format } from "#app/domain/content/rich-text/format.ts";
import { SESSION_LIMITS } from "#app/domain/program/session/limits.ts";
import { media, people, room, status, TRACKS } from "#app/domain/program/session/schema.ts";
import {
	areSound,
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

/** Whether there are places, as visitors read it. */
export const PLACE_STATES = ["onSale", "fewLeft", "soldOut", "over"] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

const message = (key: EditError) => key;

const fields = z.object({
	title: translatedText(WORKSHOP_LIMITS.title),
	description: translatedText(WORKSHOP_LIMITS.description),
	/** Of the description and the summary. */
	format,
	/** Picture address without width and ending; a stock picture of the category where there is none. */
	image: optionalPicture,
	category: oneOf(WORKSHOP_CATEGORIES),
	level: oneOf(WORKSHOP_LEVELS),
	durationMinutes: wholeNumber({ min: 5, max: 24 * 60 }),
	date: optionalDay,
	startTime: optionalTime,
	/** Cents of US dollars. */
	price,
	maxAttendees: wholeNumber({ min: 1, max: 10_000 }),
	roomId: room,
	/** Who leads it: the first of its speakers. */
	speakerId: optionalText(100),
	furtherSpeakerIds: people,
	/** What the agenda says of it; how its description begins where nobody has written it. */
	summary: optionalTranslatedText(SESSION_LIMITS.description),
	track: optionalOneOf(TRACKS),
	/** Only on the workshops page. */
	offAgenda: checkbox,
	status,
	...media,
});

/**
 * What organizers write about a workshop; encoded, what the form and CSV files hold. It ends on the day on which it begins; date
 * and start are there together.
 */
export const workshopSchema = fields
	.refine(({ date, startTime }) => date !== undefined || startTime === undefined, {
		error: message("required"),
		path: ["date"],
		when: areSound("date"),
	})
	.refine(({ date, startTime }) => startTime !== undefined || date === undefined, {
		error: message("required"),
		path: ["startTime"],
		when: areSound("startTime"),
	})
	.refine(({ startTime, durationMinutes }) => startTime === undefined || endTime({ startTime, durationMinutes }) > startTime, {
		error: message("tooLarge"),
		path: ["durationMinutes"],
		when: areSound("startTime", "durationMinutes"),
	});
export type Workshop = z.output<typeof fields> & {
	id: string;
	/** What the agenda calls it; nothing where it is not there. */
	agendaId?: string;
};

/** What only workshops have: all else is of every session. */
export type WorkshopRecord = Pick<Workshop, "id" | "description" | "image" | "category" | "level" | "price" | "maxAttendees">;
