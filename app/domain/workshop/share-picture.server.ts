import type { Scheduled } from "~/domain/agenda/scheduled";
import { dayName } from "~/domain/event/days.server";
import type { SummitEvent } from "~/domain/event/schema";
import { shareFrame } from "~/domain/share-picture/frame.server";
import type { ShareModel } from "~/domain/share-picture/model";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { ListedWorkshop } from "./queries.server";
import { slotOf, workshopDetail } from "./view.server";

export function workshopShareModel(workshop: Scheduled<ListedWorkshop>, event: SummitEvent, locale: Locale): ShareModel {
	const { title, category, cancelled, speaker, image } = workshopDetail(workshop, locale);
	const { date, startTime, endTime, room } = slotOf(workshop);
	const facts = [`${dayName(event, date, locale)} · ${startTime}–${endTime}`, room && translate(room.name, locale).text, speaker];
	return {
		...shareFrame(event, locale, `/workshops/${workshop.id}`),
		eyebrow: `${textsOf("labels", locale, {}).sessionType.Workshop} · ${category}`,
		cancelled,
		title: title.text,
		facts: facts.filter((fact) => fact !== undefined),
		arch: { picture: image, kind: "scene" },
	};
}
