import { z } from "zod";
import { type EditError, oneOf, optionalOneOf, optionalText, time, translatedText } from "~/http/form-codecs";
import { MOST_SPEAKERS, SESSION_LIMITS } from "./limits";

export const SESSION_TYPES = ["Keynote", "Panel", "Workshop", "Break", "Networking", "Ceremony"] as const;
export type SessionType = (typeof SESSION_TYPES)[number];

export const TRACKS = ["business", "technology", "sustainability"] as const;
export type Track = (typeof TRACKS)[number];

export const AGENDA_DAYS = [1, 2] as const;
export type AgendaDay = (typeof AGENDA_DAYS)[number];
/** The days as addresses name them. */
export const AGENDA_DAY_NAMES = ["1", "2"] as const;

export function dayNamed(name: string | undefined): AgendaDay | undefined {
	return AGENDA_DAYS.find((day) => String(day) === name);
}

const message = (key: EditError) => key;

const day = z.codec(oneOf(AGENDA_DAY_NAMES), z.union([z.literal(1), z.literal(2)]), {
	decode: (name) => Number(name) as AgendaDay,
	encode: (kept) => String(kept) as (typeof AGENDA_DAY_NAMES)[number],
});

/** Rows of a form that each name somebody. Empty ones count for nothing; nobody stands in two. */
const people = z.codec(
	z
		.array(z.string())
		.max(100)
		.superRefine((typed, { addIssue }) => {
			for (const [index, id] of typed.entries()) if (id && typed.indexOf(id) < index) addIssue({ code: "custom", path: [index], message: message("taken") });
		})
		.optional(),
	z.array(z.string()).max(MOST_SPEAKERS, message("tooMany")),
	{ decode: (typed) => (typed ?? []).filter(Boolean), encode: (kept) => kept },
);

const fields = z.object({
	day,
	startTime: time,
	endTime: time,
	title: translatedText(SESSION_LIMITS.title),
	description: translatedText(SESSION_LIMITS.description),
	location: translatedText(SESSION_LIMITS.location),
	type: oneOf(SESSION_TYPES),
	track: optionalOneOf(TRACKS),
	/** In the order in which they are named on the programme. */
	speakerIds: people,
	/** The workshop that this item announces, where its type is Workshop. */
	workshopId: optionalText(100),
});

/** What organisers write about a session; encoded, what the form and CSV files hold. */
export const sessionSchema = fields.refine(({ startTime, endTime }) => endTime > startTime, {
	error: message("endBeforeStart"),
	path: ["endTime"],
	when: ({ value }) => fields.pick({ startTime: true, endTime: true }).safeParse(value).success,
});
/** A session as organisers write it: its calendar day follows from its day of the programme. */
export type WrittenSession = z.output<typeof fields> & { id: string };
export type AgendaItem = WrittenSession & { date: string };
