import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { shareFrame } from "#app/domain/content/share-picture/frame.server.ts";
import type { Scheduled } from "#app/domain/program/session/scheduled.ts";
import { sharedFacts } from "#app/domain/program/session/share-picture.server.ts";
import type { Speaker } from "#app/domain/program/speaker/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { ShareModel } from "#app/ui/share-model.ts";
import type { ListedWorkshop } from "./queries.server.ts";
import { slotOf, workshopDetail } from "./view.server.ts";

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
