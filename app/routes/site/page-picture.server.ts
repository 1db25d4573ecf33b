import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { PageId, PAGES as TEXT_PAGES } from "#app/domain/content/page/editable.ts";
import type { PageTexts } from "#app/domain/content/page/view.server.ts";
import { shareFrame } from "#app/domain/content/share-picture/frame.server.ts";
import type { LegalPage } from "#app/domain/operations/legal/schema.ts";
import { publicFile } from "#app/http/public-files/address.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { TextPage } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { LineText } from "#app/ui/inline-text.tsx";
import { plainWords } from "#app/ui/plain-text.ts";
import type { ShareModel } from "#app/ui/share-model.ts";

interface Opened {
	locale: Locale;
	event: SummitEvent;
	texts: <Name extends TextPage>(name: Name) => PageTexts[Name];
}
interface Words {
	title: string;
	lead: LineText;
	/** Replaced by a picture of the event that organizers chose. */
	scene?: string;
}

const PAGES = {
	"/about": ({ texts }) => ({ ...texts("about"), scene: "/images/about" }),
	"/regions": ({ texts }) => ({ ...texts("regions"), scene: "/images/regions/nordic" }),
	"/venue": ({ texts, event }) => ({ title: event.venue ?? texts("venue").eyebrow, lead: texts("venue").lead, scene: "/images/venue" }),
	"/practical": ({ texts }) => ({ ...texts("practical"), scene: "/images/regions/latam" }),
	"/partners": ({ texts }) => ({ ...texts("partners"), scene: "/images/news/partnership" }),
	"/partners/prospectus": ({ texts }) => ({ ...texts("prospectus"), scene: "/images/news/partnership" }),
	"/agenda": ({ texts }) => ({ ...texts("agenda"), scene: "/images/news/programme" }),
	"/my-agenda": ({ texts }) => ({ ...texts("myAgenda"), scene: "/images/news/programme" }),
	"/speakers": ({ texts }) => ({ ...texts("speakers"), scene: "/images/about" }),
	"/workshops": ({ texts }) => ({ ...texts("workshops").list, scene: "/images/workshops/leadership-1" }),
	"/tickets": ({ texts }) => ({ ...texts("tickets"), scene: "/images/news/early-tickets" }),
	"/news": ({ texts }) => ({ ...texts("news"), scene: "/images/news/partnership" }),
	"/api": ({ texts }) => texts("openData"),
	"/search": ({ texts }) => texts("search"),
	"/contact": ({ texts }) => texts("contact"),
	"/newsletter": ({ texts }) => ({ title: texts("common").newsletter.title, lead: texts("newsletter").lead }),
} satisfies Record<Exclude<(typeof TEXT_PAGES)[PageId]["path"], "/"> | "/search", (page: Opened) => Words>;

export type PicturedPath = keyof typeof PAGES;
export const isPictured = (path: string): path is PicturedPath => Object.hasOwn(PAGES, path);

export function summitShareModel(event: SummitEvent, locale: Locale): ShareModel {
	return shareModelOf({ event, locale }, "/", { title: event.name, lead: translate(event.tagline, locale).text });
}

export function pageShareModel(page: Opened, path: PicturedPath): ShareModel {
	const { title, lead, scene }: Words = PAGES[path](page);
	return shareModelOf(page, path, { title, lead, scene });
}

export function legalShareModel(page: Pick<Opened, "locale" | "event">, { id, title, summary }: LegalPage): ShareModel {
	const { locale } = page;
	return shareModelOf(page, `/${id}`, { title: translate(title, locale).text, lead: translate(summary, locale).text });
}

function shareModelOf({ locale, event }: Pick<Opened, "locale" | "event">, path: string, { title, lead, scene }: Words): ShareModel {
	const picture = event.image ?? scene;
	return {
		...shareFrame(event, locale, path),
		title,
		lead: plainWords(lead),
		arch: picture ? { picture: publicFile(picture), kind: "scene" } : undefined,
	};
}
