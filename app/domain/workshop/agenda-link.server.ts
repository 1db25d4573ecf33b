import { announcementPath } from "~/domain/agenda/new-session.server";
import { getEvent } from "~/domain/event/queries.server";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import { listWorkshops } from "./queries.server";

export interface AgendaLinkView {
	to: string;
	words: string;
	/** Whether the workshop still has to be put in the agenda. */
	missing: boolean;
}

/** For each workshop the session that announces it in the agenda, or the way to add one; by the workshop's id. */
export async function listAgendaLinks(locale: Locale): Promise<Record<string, AgendaLinkView>> {
	const [workshops, event] = await Promise.all([listWorkshops(), getEvent()]);
	const { agenda: words } = textsOf("editWorkshop", locale, {});
	return Object.fromEntries(
		workshops.map((workshop) => [
			workshop.id,
			workshop.sessionId
				? { to: `/admin/agenda/${workshop.sessionId}`, words: words.there, missing: false }
				: { to: announcementPath(workshop, event), words: words.add, missing: true },
		]),
	);
}
