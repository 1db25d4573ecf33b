import type { DocumentModel } from "#app/documents/model.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { pagesOf, pagesView } from "#app/http/pages.server.ts";
import { searchedText } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { holdsWords } from "#app/i18n/search.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { tableWords } from "./mails.server.ts";
import { participantsById } from "./participants.server.ts";
import { listMeetings, type Meeting, nameOf } from "./queries.server.ts";
import { hasEnded, listTables, slotWords, type Table } from "./slots.server.ts";

export const isByTable = (url: URL) => url.searchParams.get("state") === "table";

/** `meetings` are by time. */
function sortByTable(meetings: readonly Meeting[], tables: readonly Table[]): Meeting[] {
	const order = new Map(tables.map(({ id }, index) => [id, index]));
	return meetings.toSorted((one, other) => (order.get(one.table.id) ?? 0) - (order.get(other.table.id) ?? 0));
}

export async function dayView(url: URL, locale: Locale, now: Date) {
	const text = textsOf("adminMeetings", locale, {}).dayPage;
	const [event, all, people, tables] = [await getEvent(), await listMeetings(db, { canceled: true }), await participantsById(), await listTables()];
	const fixed = all.filter(({ state }) => state === "fixed");
	const meetings = all.filter(({ state, missed }) => state === "fixed" || missed.length > 0);
	const q = searchedText(url);
	const found = (isByTable(url) ? sortByTable(meetings, tables) : meetings).filter(
		({ one, other }) => q === "" || holdsWords([one, other].map((id) => nameOf(people.get(id))).join(" "), q),
	);
	const taken = new Set(fixed.map(({ slot, table }) => `${slot.id} ${table.id}`));
	const pages = pagesOf(url, found.length);
	return {
		text,
		q,
		isByTable: isByTable(url),
		count: translatorFor(locale)("adminMeetings.dayPage.count", { count: found.length }),
		pages: pagesView(pages, locale),
		meetings: found.slice(pages.offset, pages.offset + pages.limit).map(({ id, one, other, slot, table, state, missed }) => ({
			id,
			when: slotWords(slot, event, locale),
			table: tableWords(table, locale),
			tableId: String(table.id),
			tables: tables
				.filter((free) => free.id === table.id || (free.meetingSessionId === slot.meetingSessionId && !taken.has(`${slot.id} ${free.id}`)))
				.map((free) => ({ value: String(free.id), label: tableWords(free, locale) })),
			canMove: state === "fixed" && !hasEnded(slot, event, now),
			people: [one, other].map((person) => ({
				id: person,
				name: nameOf(people.get(person)),
				isCheckedIn: people.get(person)?.checkedInAt !== undefined,
				isMissing: missed.includes(person),
			})),
		})),
	};
}
export type DayView = Awaited<ReturnType<typeof dayView>>;

/** Returns the list of all meetings, by time or by table. */
export async function dayDocument(url: URL, locale: Locale, now: Date): Promise<DocumentModel> {
	const { dayPage: text } = textsOf("adminMeetings", locale, {});
	const [event, meetings, people, tables] = [await getEvent(), await listMeetings(), await participantsById(), await listTables()];
	const rows = (isByTable(url) ? sortByTable(meetings, tables) : meetings).map(({ one, other, slot, table }) => {
		const [when, where] = [slotWords(slot, event, locale), tableWords(table, locale)];
		const [group, name] = isByTable(url) ? [where, when] : [when, where];
		return { group, name: { text: name }, cells: [one, other].map((person) => ({ text: nameOf(people.get(person)) })) };
	});
	const name = isByTable(url) ? text.columns.when : text.columns.table;
	return {
		language: locale,
		title: `${text.title} | ${event.name}`,
		author: event.name,
		subject: text.title,
		changedAt:
			meetings
				.map(({ changedAt }) => changedAt)
				.sort()
				.at(-1) ?? now.toISOString(),
		foot: { text: `${event.name} · ${text.title}`, page: textsOf("documents", locale, {}).page },
		blocks: [
			{
				kind: "letterhead",
				eyebrow: event.name,
				title: { text: text.title },
				columns: [
					{
						heading: rows.length > 0 ? translatorFor(locale)("adminMeetings.dayPage.count", { count: rows.length }) : text.none,
						lines: [event.venue ?? event.city ?? ""].filter(Boolean),
					},
				],
			},
			...[...Map.groupBy(rows, ({ group }) => group)].flatMap(([group, inGroup]) => [
				{ kind: "heading" as const, title: { text: group } },
				{ kind: "table" as const, head: [name, text.columns.person, text.columns.other], widths: [1, 1.4, 1.4], rows: inGroup },
			]),
		],
	};
}
