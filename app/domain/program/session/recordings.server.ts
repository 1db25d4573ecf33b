import { isOver } from "#app/domain/content/event/phase.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listPublicSessions } from "#app/domain/program/my-agenda/chosen.server.ts";
import { hostOf } from "#app/http/host.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { mediaLinks } from "./media.server.ts";
import { listSessions } from "./queries.server.ts";
import { sessionView } from "./view.server.ts";

/** @param most 0 to find out only whether there are recordings */
export async function loadRecordings(event: SummitEvent, locale: Locale, most: number) {
	if (!isOver(event)) return undefined;
	const { albumUrl } = event;
	const { title, album, beside, all } = textsOf("phase", locale, {}).after.recordings;
	const seen = most > 0 ? await listPublicSessions() : await listSessions();
	const sessions = seen.map((session) => ({ ...sessionView(session, locale), links: mediaLinks(session, locale) }));
	const remaining = sessions.filter(({ links }) => links.length > 0);
	if (remaining.length === 0 && !albumUrl) return undefined;
	return {
		title,
		album: albumUrl ? { url: albumUrl, name: album, host: hostOf(albumUrl) } : undefined,
		beside: most === 0 && remaining.length > 0 ? beside : undefined,
		sessions: remaining.slice(0, most).map(({ path, title, links }) => ({ path, title, links })),
		all: most > 0 && remaining.length > most ? all : undefined,
	};
}
