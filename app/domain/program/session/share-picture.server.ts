import { dayName } from "~/domain/content/event/days.server";
import type { SummitEvent } from "~/domain/content/event/schema";
import { shareFrame } from "~/domain/content/share-picture/frame.server";
import type { ShareModel } from "~/domain/content/share-picture/model";
import type { Speaker } from "~/domain/program/speaker/schema";
import { portraitOf } from "~/domain/program/speaker/share-picture.server";
import type { Locale } from "~/i18n/config";
import { translate } from "~/i18n/translated";
import type { AgendaSession } from "./queries.server";
import { pathOf, sessionView } from "./view.server";

/** A session's share picture, with the portrait of the first of its speakers who has one. */
export function sessionShareModel(session: AgendaSession, speakers: Speaker[], event: SummitEvent, locale: Locale): ShareModel {
	const { title, type, track, cancelled } = sessionView(session, locale);
	return {
		...shareFrame(event, locale, pathOf(session)),
		eyebrow: [type, track].filter(Boolean).join(" · "),
		cancelled,
		title: title.text,
		facts: sharedFacts(session, speakers, event, locale),
		arch: speakers.map(portraitOf).find((portrait) => portrait !== undefined),
	};
}

type Slot = Pick<AgendaSession, "date" | "startTime" | "endTime" | "room">;

/** When and where a session is, and who speaks. */
export function sharedFacts({ date, startTime, endTime, room }: Slot, speakers: Speaker[], event: SummitEvent, locale: Locale): string[] {
	return [
		`${dayName(event, date, locale)} · ${startTime}–${endTime}`,
		...(room ? [translate(room.name, locale).text] : []),
		...(speakers.length > 0 ? [speakers.map(({ name }) => name).join(", ")] : []),
	];
}
