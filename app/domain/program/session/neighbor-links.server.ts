import type { Zone } from "#app/domain/content/event/zone.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { translate } from "#app/i18n/translated.ts";
import { headline } from "./facts.server.ts";
import { neighbors } from "./neighbors.ts";
import { listSessions } from "./queries.server.ts";
import { pathOf } from "./view.server.ts";

export type NeighborView = Awaited<ReturnType<typeof loadNeighbors>>[number];

export async function loadNeighbors(session: Parameters<typeof neighbors>[1], zone: Pick<Zone, "event" | "choice" | "show">, locale: Locale) {
	const { previous, next } = neighbors(await listSessions(), session);
	return Object.entries({ previous, next }).flatMap(([name, one]) =>
		one ? [{ name: name as "previous" | "next", to: pathOf(one), title: translate(one.title, locale), headline: headline(zone.show(one), zone, locale) }] : [],
	);
}
