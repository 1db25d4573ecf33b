import { type Locale, localePath, splitPath } from "#app/i18n/config.ts";
import type { OfflineRoute } from "#app/offline/offline-route.ts";

/** The routes that state how they are kept. The build puts them here. */
declare const OFFLINE_ROUTES: readonly OfflineRoute[];

const START = OFFLINE_ROUTES.find(({ isStart }) => isStart)?.path ?? "/";
const OWN = OFFLINE_ROUTES.find(({ own }) => own);
/** The pages that are kept once somebody opens one of them. */
const PAGES = OFFLINE_ROUTES.filter(({ path, isStart }) => !isStart && !path.includes(":"));
/** The pages of single entries. */
const ENTRIES = OFFLINE_ROUTES.filter(({ path }) => path.includes(":")).map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/.]+")}$`));

const SITE = "https://site.invalid";

/** Whether a page is one of those for whose sake all are kept. */
export function isWorthKeeping({ pathname }: URL): boolean {
	const { path } = splitPath(pathname);
	return PAGES.some((page) => page.path === path) || isEntry(path);
}

const isEntry = (path: string) => ENTRIES.some((pattern) => pattern.test(path));

/** Returns the value of the parameter by which a page asks for things that the browser alone knows, if it is such a page. */
export function ownOf({ pathname, searchParams }: URL): string | undefined {
	return OWN?.own && splitPath(pathname).path === OWN.path ? (searchParams.get(OWN.own) ?? undefined) : undefined;
}

export const pagesIn = (locale: Locale) => PAGES.map(({ path }) => localePath(locale, path));
export const startIn = (locale: Locale) => localePath(locale, START);

/** The address at which a page's copy is kept: without parameters that only filter it or show it another way. */
export function addressOfCopy({ pathname, searchParams }: URL): string {
	const kept = new URLSearchParams();
	const { path } = splitPath(pathname);
	for (const name of PAGES.find((page) => page.path === path)?.copies ?? []) {
		const value = searchParams.get(name);
		if (value) kept.set(name, value);
	}
	return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

/** The pages of single entries in a language, as a sitemap names them. */
export function entriesIn(sitemap: string, locale: Locale): string[] {
	return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
		.map(([, address = ""]) => new URL(address).pathname)
		.filter((pathname) => isEntry(splitPath(pathname).path) && splitPath(pathname).locale === locale);
}

/** What a page links to that is a copy of its own beside the page, such as the other days. */
export function variantsIn(html: string, locale: Locale): string[] {
	return [...html.matchAll(/href="(\/[^"#?]*\?[^"#]*)"/g)]
		.map(([, address = ""]) => address.replaceAll("&amp;", "&"))
		.filter((address) => addressOfCopy(new URL(address, SITE)) === address && splitPath(address).locale === locale);
}
