import { z } from "zod";
import { MAX_DAYS } from "#app/domain/content/event/limits.ts";
import { format } from "#app/domain/content/rich-text/format.ts";
import {
	areValid,
	blankIn,
	draftOneOf,
	type EditError,
	neededToPublish,
	oneOfOrFirst,
	optionalOneOf,
	optionalSecureAddress,
	optionalText,
	optionalTime,
	optionalTranslatedText,
	rows,
	secureAddress,
	translatedText,
} from "#app/http/form-codecs.ts";
import { MAX_LINKS, MAX_SPEAKERS, SELF_EXPLANATORY, SESSION_LIMITS } from "./limits.ts";
import type { Scheduled } from "./scheduled.ts";

export const SESSION_TYPES = ["Keynote", "Panel", "Workshop", "Break", "Networking", "Ceremony"] as const;
export type SessionType = (typeof SESSION_TYPES)[number];

export const TRACKS = ["business", "technology", "sustainability"] as const;
export type Track = (typeof TRACKS)[number];

export function dayNamed(name: string | undefined, days: readonly number[]): number | undefined {
	return days.find((day) => String(day) === name);
}

const message = (key: EditError) => key;

/** Counted from the first day of the summit. */
const day = z.codec(
	z
		.string()
		.max(2, message("choice"))
		.regex(/^([1-9]\d?)?$/, message("choice"))
		.optional(),
	z.int().min(1).max(MAX_DAYS, message("choice")).optional(),
	{ decode: (typed) => (typed ? Number(typed) : undefined), encode: (kept) => kept?.toString() },
);

/** Ids by form row. Ignores empty rows and rejects duplicates. */
export const people = z.codec(
	z
		.array(z.string().max(100))
		.max(100)
		.superRefine((typed, { addIssue }) => {
			for (const [index, id] of typed.entries()) if (id && typed.indexOf(id) < index) addIssue({ code: "custom", path: [index], message: message("twice") });
		})
		.optional(),
	z.array(z.string()).max(MAX_SPEAKERS, message("tooMany")),
	{ decode: (typed) => (typed ?? []).filter(Boolean), encode: (kept) => kept },
);

/** Canceled sessions stay public and are marked as canceled. */
export const SESSION_STATUSES = ["published", "draft", "cancelled"] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

export const status = oneOfOrFirst(SESSION_STATUSES);

/** The heading of CSV files keeps its old name. */
export const room = optionalText(100).meta({ heading: "location.en" });

/** BCP 47 codes of both regions' languages. */
export const TALK_LANGUAGES = ["en", "es", "pt", "sv", "da", "fi", "is", "no"] as const;
export type TalkLanguage = (typeof TALK_LANGUAGES)[number];

export const media = {
	language: optionalOneOf(TALK_LANGUAGES),
	recordingUrl: optionalSecureAddress,
	slidesUrl: optionalSecureAddress,
	links: rows(secureAddress, (typed) => !typed, MAX_LINKS),
};
export type Media = z.output<z.ZodObject<typeof media>>;

const fields = z.object({
	day,
	startTime: optionalTime,
	endTime: optionalTime,
	title: translatedText(SESSION_LIMITS.title),
	description: optionalTranslatedText(SESSION_LIMITS.description),
	format,
	roomId: room,
	type: draftOneOf(SESSION_TYPES),
	track: optionalOneOf(TRACKS),
	speakerIds: people,
	/** Fixed once the session exists. */
	workshopId: optionalText(100),
	status,
	...media,
});

const WHEN = ["day", "startTime", "endTime"] as const;
const isIn =
	(name: (typeof WHEN)[number]) =>
	(session: z.output<typeof fields>): boolean =>
		session[name] !== undefined || WHEN.every((one) => session[one] === undefined) || isDraftWithoutTimes(session);

/** Such a draft is saved as unscheduled. */
export const isDraftWithoutTimes = ({ status, startTime, endTime }: Pick<z.output<typeof fields>, "status" | "startTime" | "endTime">) =>
	status === "draft" && !startTime && !endTime;

/** Day, start and end are either all set or all unset. */
export const sessionSchema = neededToPublish(fields, { type: "choice" })
	.refine(isIn("day"), { error: message("choice"), path: ["day"], when: areValid("day") })
	.refine(isIn("startTime"), { error: message("required"), path: ["startTime"], when: areValid("startTime") })
	.refine(isIn("endTime"), { error: message("required"), path: ["endTime"], when: areValid("endTime") })
	.refine(({ description, type, status }) => description || status === "draft" || SELF_EXPLANATORY.includes(type), {
		error: message("required"),
		path: ["description", "en"],
		when: areValid("description", "status"),
	})
	.refine(({ startTime = "", endTime = "" }) => endTime > startTime || !startTime || !endTime, {
		error: message("endBeforeStart"),
		path: ["endTime"],
		when: areValid("startTime", "endTime"),
	});
export const missingOfSession = (session: WrittenSession) => blankIn(session, ["type", ...(SELF_EXPLANATORY.includes(session.type) ? [] : ["description.en"])]);

export type WrittenSession = z.output<typeof fields> & {
	id: string;
	durationMinutes?: number;
};
export type AgendaItem = WrittenSession & { date?: string };
export type SampleSession = Omit<Scheduled<WrittenSession>, "status" | "format" | "links">;
