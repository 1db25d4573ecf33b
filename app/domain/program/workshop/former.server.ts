import type { Locale } from "#app/i18n/config.ts";
import { formatDate, formatList } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { type LocalText, translate } from "#app/i18n/translated.ts";
import type { FormerWorkshop } from "./queries.server.ts";

export interface FormerView {
	text: { title: string; words: string; agenda: string; forget: string };
	/** What the workshop said, and what the agenda did, each with the field's name. */
	workshop: { label: string; value: LocalText }[];
	agenda: { label: string; value: LocalText }[];
	/** Further entries of the agenda for the same workshop. */
	entries: { id: string; to: string }[];
	entriesLabel: string;
	/** Where it is posted that this has been looked at. */
	action: string;
}

/** What a workshop said otherwise than the agenda before the two became one, worded in a language. */
export function formerView(id: string, former: FormerWorkshop, locale: Locale): FormerView {
	const { former: text, fields } = textsOf("editWorkshop", locale, {});
	const { sessionType } = textsOf("labels", locale, {});
	const { title, date, startTime, durationMinutes, location, type, speakers, entries = [] } = former;
	const line = (label: string, value: LocalText | string | undefined) =>
		value === undefined ? [] : [{ label, value: typeof value === "string" ? { text: value } : value }];
	return {
		text,
		workshop: [
			...line(fields.title, title && translate(title, locale)),
			...line(fields.date, date && formatDate(date, locale)),
			...line(fields.startTime, startTime),
			...line(fields.durationMinutes, durationMinutes?.toString()),
			...line(fields.roomId, location && translate(location, locale)),
		],
		agenda: [
			...line(text.type, type && (sessionType[type as keyof typeof sessionType] ?? type)),
			...line(text.speakers, speakers && (speakers.length > 0 ? formatList(speakers, locale) : text.nobody)),
		],
		entries: entries.map((entry) => ({ id: entry, to: `/admin/agenda/${entry}` })),
		entriesLabel: text.entries,
		action: `/admin/workshops/${id}/former`,
	};
}
