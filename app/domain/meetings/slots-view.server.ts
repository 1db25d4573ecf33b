import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listSessions } from "#app/domain/program/session/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { canHaveSlots, listMeetingSessions, listSlots, listTables, slotWords } from "./slots.server.ts";

export async function slotsView(agendaId: string, event: SummitEvent, locale: Locale) {
	const session = (await listSessions({ drafts: true })).find(({ id }) => id === agendaId);
	if (!session) return undefined;
	const known = (await listMeetingSessions()).find((one) => one.agendaId === agendaId);
	if (!known && !canHaveSlots(session)) return undefined;
	const [slots, tables] = [await listSlots(), await listTables()];
	const isOwn = ({ meetingSessionId }: { meetingSessionId: number }) => meetingSessionId === known?.id;
	const own = slots.filter(isOwn);
	const { slotsPage: text } = textsOf("adminMeetings", locale, {
		session: translate(session.title, locale).text,
		slots: own.map((slot) => slotWords(slot, event, locale)).join("; "),
	});
	return {
		text,
		current: own.length > 0 ? text.current : undefined,
		values: {
			slotMinutes: String(known?.slotMinutes ?? 20),
			pauseMinutes: String(known?.pauseMinutes ?? 5),
			tables: tables
				.filter(isOwn)
				.map(({ name, floor }) => [name, floor].filter(Boolean).join(", "))
				.join("\n"),
		},
	};
}
