import { listSessions } from "~/domain/agenda/queries.server";
import type { AgendaItem } from "~/domain/agenda/schema";
import { getEvent } from "~/domain/event/queries.server";
import type { SummitEvent } from "~/domain/event/schema";
import { listFaq } from "~/domain/faq/queries.server";
import type { FaqEntry } from "~/domain/faq/schema";
import { listLegalPages } from "~/domain/legal/queries.server";
import type { LegalPage } from "~/domain/legal/schema";
import { listNews } from "~/domain/news/queries.server";
import type { NewsArticle } from "~/domain/news/schema";
import { listPartners } from "~/domain/partner/queries.server";
import type { Partner } from "~/domain/partner/schema";
import { listPictures } from "~/domain/picture/queries.server";
import type { Picture } from "~/domain/picture/schema";
import { listRegions } from "~/domain/region/queries.server";
import type { Region } from "~/domain/region/schema";
import { listSpeakers } from "~/domain/speaker/queries.server";
import type { Speaker } from "~/domain/speaker/schema";
import { listTiers } from "~/domain/tier/queries.server";
import type { Tier } from "~/domain/tier/schema";
import { type ListedWorkshop, listWorkshops } from "~/domain/workshop/queries.server";

/** Everything that organizers write and visitors read. */
export interface Content {
	event: SummitEvent;
	speakers: Speaker[];
	/** Those on the agenda, workshops and drafts among them. */
	sessions: AgendaItem[];
	workshops: ListedWorkshop[];
	tiers: Tier[];
	partners: Partner[];
	news: NewsArticle[];
	regions: Region[];
	faq: FaqEntry[];
	legalPages: LegalPage[];
	/** Those that were uploaded. */
	pictures: Picture[];
}

/** All content as it stands now, each kind in the order in which visitors see it. */
export async function loadContent(): Promise<Content> {
	const [event, speakers, sessions, workshops, tiers, partners, news, regions, faq, legalPages, pictures] = await Promise.all([
		getEvent(),
		listSpeakers(),
		listSessions({ drafts: true }),
		listWorkshops({ drafts: true }),
		listTiers({ drafts: true }),
		listPartners({ drafts: true }),
		listNews(),
		listRegions(),
		listFaq(),
		listLegalPages(),
		listPictures(),
	]);
	return { event, speakers, sessions, workshops, tiers, partners, news, regions, faq, legalPages, pictures };
}
