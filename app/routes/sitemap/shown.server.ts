import type { PageId } from "#app/domain/content/page/editable.ts";
import type { Shown } from "#app/domain/operations/registry/changes-of-pages.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

type PageModule = { facts?: Partial<RouteFacts> };

const PAGES = Object.values(import.meta.glob<PageModule>(["../site/*.tsx", "../site/home/page.tsx"], { eager: true }));

export function shownOn(page: PageId): Shown {
	return PAGES.find(({ facts }) => facts?.shows?.texts.includes(page))?.facts?.shows ?? { texts: [page], entries: [] };
}
