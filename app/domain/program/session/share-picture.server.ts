import { dayName } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { shareFrame } from "#app/domain/content/share-picture/frame.server.ts";
import type { Speaker } from "#app/domain/program/speaker/schema.ts";
import { portraitOf } from "#app/domain/program/speaker/share-picture.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { translate } from "#app/i18n/translated.ts";
import type { ShareModel } from "#app/ui/share-model.ts";
import type { AgendaSession } from "./queries.server.ts";
import { pathOf, sessionView } from "./view.server.ts";

export function sessionShareModel(session: AgendaSession, speakers: Speaker[], event: SummitEvent, locale: Locale): ShareModel {
	const { title, type, track, cancelled } = sessionView(session, locale);
	return {
		...shareFrame(event, locale, pathOf(session)),
		eyebrow: [type, track?.name].filter(Boolean).join(" · "),
		cancelled,
		title: title.text,
		facts: sharedFacts(session, speakers, event, locale),
		arch: speakers.map(portraitOf).find((portrait) => portrait !== undefined),
	};
}

type Slot = Pick<AgendaSession, "date" | "startTime" | "endTime" | "room">;

export function sharedFacts({ date, startTime, endTime, room }: Slot, speakers: Speaker[], event: SummitEvent, locale: Locale): string[] {
	return [
		`${dayName(event, date, locale)} · ${startTime}–${endTime}`,
		...(room ? [translate(room.name, locale).text] : []),
		...(speakers.length > 0 ? [speakers.map(({ name }) => name).join(", ")] : []),
	];
}
