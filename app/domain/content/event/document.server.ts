import type { Block, Cover, DocumentModel } from "#app/documents/model.ts";
import type { PageTexts } from "#app/domain/content/page/view.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { TextPage, translatorFor } from "#app/i18n/texts.server.ts";
import { type eventFacts, placeOf } from "./facts.server.ts";
import type { SummitEvent } from "./schema.ts";

export interface Page {
	locale: Locale;
	event: SummitEvent;
	facts: ReturnType<typeof eventFacts>;
	t: ReturnType<typeof translatorFor>;
	texts: <Name extends TextPage>(name: Name, more?: Record<string, string | number>) => PageTexts[Name];
	addressOf: (path: string) => string;
	changedAt: string;
}

interface Inside {
	title: string;
	subject: string;
	cover: Pick<Cover, "height" | "lead">;
	blocks: Block[];
}

export function documentFrame({ event, locale, facts, texts, addressOf, changedAt }: Page, { title, subject, cover, blocks }: Inside): DocumentModel {
	const place = [event.venue, placeOf(event, locale)].filter(Boolean).join(", ");
	const home = addressOf("/");
	return {
		language: locale,
		title: `${title} | ${event.name}`,
		author: event.name,
		subject,
		changedAt,
		foot: { text: `${event.name} · ${title} · ${home.replace(/^https?:\/\//, "").replace(/\/$/, "")}`, page: texts("documents").page },
		cover: { ...cover, eyebrow: event.name, title: { text: title }, facts: [facts.dates, place] },
		blocks,
	};
}
