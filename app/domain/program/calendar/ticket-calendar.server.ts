import { sql } from "kysely";
import { dayOfDate, isWithin } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listSessions } from "#app/domain/program/session/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { calendarOf } from "./calendar.server.ts";
import { summitCalendarOf } from "./summit-calendar.server.ts";

export interface OpeningHours {
	date: string;
	startTime: string;
	endTime: string;
}

/** Returns each day from its first session to the end of its last one. */
export async function listOpeningHours(event: SummitEvent): Promise<OpeningHours[]> {
	const sessions = (await listSessions()).filter(({ date, status }) => status !== "cancelled" && isWithin(event, date));
	const days = [...Map.groupBy(sessions, ({ date }) => date)].toSorted(([one], [other]) => one.localeCompare(other));
	return days.map(([date, theirs]) => {
		const [startTime = ""] = theirs.map((session) => session.startTime).sort();
		const [endTime = ""] = theirs
			.map((session) => session.endTime)
			.sort()
			.reverse();
		return { date, startTime, endTime };
	});
}

interface Asked {
	ticketId: number;
	event: SummitEvent;
	locale: Locale;
	/** Of the ticket's page, without language. */
	path: string;
	addressOf: (path: string) => string;
}

/**
 * Returns an entry for each day with a link to the ticket, or one of whole days before there is an agenda. Importing again replaces the ticket's
 * entries, and no other ticket's.
 */
export async function ticketCalendarOf({ ticketId, event, locale, path, addressOf }: Asked): Promise<string | undefined> {
	const days = event.datesAnnounced ? await listOpeningHours(event) : [];
	if (days.length === 0) return summitCalendarOf({ event, locale, path, addressOf, uid: `ticket-${ticketId}` });
	const { revision, changedAt } = await lastChange();
	const { ticket } = textsOf("calendar", locale, { link: addressOf(path) });
	const entries = days.map((day) => ({
		...day,
		uid: `ticket-${ticketId}-day-${dayOfDate(event, day.date)}`,
		revision,
		changedAt,
		title: { en: event.name },
		description: { en: ticket },
		format: "plain" as const,
		isCancelled: false,
		path,
	}));
	return calendarOf({ event, entries, locale, addressOf });
}

/** Of the event and its sessions, on which the entries depend. Their revisions never decrease. */
async function lastChange(): Promise<{ revision: number; changedAt: Temporal.Instant }> {
	const { revision, at } = await db
		.selectFrom("entity_revision")
		.select(({ fn }) => [fn.coalesce(fn.sum<number>("revision"), sql<number>`0`).as("revision"), fn.max("changed_at").as("at")])
		.where("entity_type", "in", ["event", "session"])
		.executeTakeFirstOrThrow();
	return { revision, changedAt: Temporal.Instant.from(at ?? "1970-01-01T00:00:00Z") };
}
