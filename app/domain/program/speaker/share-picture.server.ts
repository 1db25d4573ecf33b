import type { SummitEvent } from "~/domain/content/event/schema";
import { shareFrame } from "~/domain/content/share-picture/frame.server";
import type { Arch, ShareModel } from "~/domain/content/share-picture/model";
import { publicFile } from "~/http/public-files/address.server";
import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import { NORDIC_COUNTRIES } from "./groups";
import type { Speaker } from "./schema";
import { speakerView } from "./view.server";

export function speakerShareModel(speaker: Speaker, event: SummitEvent, locale: Locale): ShareModel {
	const { name, title, company, country } = speakerView(speaker, locale);
	return {
		...shareFrame(event, locale, `/speakers/${speaker.id}`),
		eyebrow: textsOf("speaker", locale, {}).shared,
		title: name,
		facts: [title.text, company, country],
		arch: portraitOf(speaker),
	};
}

/** Nothing of who has no photo: the placeholder says nothing of them. */
export function portraitOf({ photo, country }: Speaker): Arch | undefined {
	return photo ? { picture: publicFile(photo), kind: "portrait", region: NORDIC_COUNTRIES.includes(country) ? "nordic" : "latam" } : undefined;
}
