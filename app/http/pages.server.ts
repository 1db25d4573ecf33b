import type { Locale } from "#app/i18n/config.ts";
import { translatorFor } from "#app/i18n/texts.server.ts";
import type { PagesView } from "#app/ui/page-links.tsx";
import { withQuery } from "./query.server.ts";

const PAGE_LENGTH = 50;

export interface Page {
	limit: number;
	offset: number;
}

export interface Pages {
	current: number;
	count: number;
	previous?: string;
	next?: string;
}

export function pagesOf(url: URL, rows: number, length = PAGE_LENGTH): Pages & Page {
	const count = Math.max(1, Math.ceil(rows / length));
	const asked = Math.trunc(Number(url.searchParams.get("page"))) || 1;
	const current = Math.min(Math.max(asked, 1), count);
	const to = (page: number) => withQuery(url, { page: page === 1 ? undefined : String(page) }, url.hash.slice(1));
	return {
		current,
		count,
		previous: current > 1 ? to(current - 1) : undefined,
		next: current < count ? to(current + 1) : undefined,
		limit: length,
		offset: (current - 1) * length,
	};
}

export function pagesView({ current, count, previous, next }: Pages, locale: Locale): PagesView {
	return { current, position: translatorFor(locale)("longList.position", { current, count }), previous, next };
}
