import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { shareFrame } from "#app/domain/content/share-picture/frame.server.ts";
import { publicFile } from "#app/http/public-files/address.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { Arch, ShareModel } from "#app/ui/share-model.ts";
import { NORDIC_COUNTRIES } from "./groups.ts";
import type { Speaker } from "./schema.ts";
import { speakerView } from "./view.server.ts";

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

export function portraitOf({ photo, country }: Speaker): Arch | undefined {
	return photo ? { picture: publicFile(photo), kind: "portrait", region: NORDIC_COUNTRIES.includes(country) ? "nordic" : "latam" } : undefined;
}
