import { z } from "zod";
import { isoDate, slug, wallTime } from "~/domain/event/schema";
import { translatedSchema } from "~/i18n/translated";

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

export const agendaItemSchema = z.object({
	id: slug,
	day: z.union([z.literal(1), z.literal(2)]),
	date: isoDate,
	startTime: wallTime,
	endTime: wallTime,
	title: translatedSchema,
	description: translatedSchema,
	location: translatedSchema,
	type: z.enum(SESSION_TYPES),
	track: z.enum(TRACKS).optional(),
	/** In the order in which they are named on the programme. */
	speakerIds: z.array(slug),
	/** The workshop that this item announces, where its type is Workshop. */
	workshopId: slug.optional(),
});
export type AgendaItem = z.infer<typeof agendaItemSchema>;
