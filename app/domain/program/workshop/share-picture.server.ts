import type { SummitEvent } from "~/domain/content/event/schema";
import { shareFrame } from "~/domain/content/share-picture/frame.server";
import type { ShareModel } from "~/domain/content/share-picture/model";
import type { Scheduled } from "~/domain/program/session/scheduled";
import { sharedFacts } from "~/domain/program/session/share-picture.server";
import type { Speaker } from "~/domain/program/speaker/schema";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import type { ListedWorkshop } from "./queries.server";
import { slotOf, workshopDetail } from "./view.server";

/** A workshop's share picture, with its own picture. */
export function workshopShareModel(workshop: Scheduled<ListedWorkshop>, speakers: Speaker[], event: SummitEvent, locale: Locale): ShareModel {
	const { title, category, cancelled, image } = workshopDetail(workshop, locale);
	return {
		...shareFrame(event, locale, `/workshops/${workshop.id}`),
		eyebrow: `${textsOf("labels", locale, {}).sessionType.Workshop} · ${category}`,
		cancelled,
		title: title.text,
		facts: sharedFacts(slotOf(workshop), speakers, event, locale),
		arch: { picture: image, kind: "scene" },
	};
}
