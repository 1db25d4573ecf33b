import { type Locale, localePath, splitPath } from "#app/i18n/config.ts";
import type { OfflineRoute } from "#app/offline/offline-route.ts";

declare const OFFLINE_ROUTES: readonly OfflineRoute[];

const START_PATH = OFFLINE_ROUTES.find(({ isStart }) => isStart)?.path ?? "/";
const OWN = OFFLINE_ROUTES.find(({ own }) => own);
const PAGES = OFFLINE_ROUTES.filter(({ path, isStart }) => !isStart && !path.includes(":"));
const ENTRIES = OFFLINE_ROUTES.filter(({ path }) => path.includes(":")).map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/.]+")}$`));

const SITE = "https://site.invalid";

export function isCacheable({ pathname }: URL): boolean {
	const { path } = splitPath(pathname);
	return PAGES.some((page) => page.path === path) || isEntry(path);
}

const isEntry = (path: string) => ENTRIES.some((pattern) => pattern.test(path));

export function personalQueryOf({ pathname, searchParams }: URL): string | undefined {
	return OWN?.own && splitPath(pathname).path === OWN.path ? (searchParams.get(OWN.own) ?? undefined) : undefined;
}

export const pagesIn = (locale: Locale) => PAGES.map(({ path }) => localePath(locale, path));
export const startIn = (locale: Locale) => localePath(locale, START_PATH);

export function addressOfCopy({ pathname, searchParams }: URL): string {
	const kept = new URLSearchParams();
	const { path } = splitPath(pathname);
	for (const name of PAGES.find((page) => page.path === path)?.copies ?? []) {
		const value = searchParams.get(name);
		if (value) kept.set(name, value);
	}
	return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

export function entriesIn(sitemap: string, locale: Locale): string[] {
	return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
		.map(([, address = ""]) => new URL(address).pathname)
		.filter((pathname) => isEntry(splitPath(pathname).path) && splitPath(pathname).locale === locale);
}

export function variantsIn(html: string, locale: Locale): string[] {
	return [...html.matchAll(/href="(\/[^"#?]*\?[^"#]*)"/g)]
		.map(([, address = ""]) => address.replaceAll("&amp;", "&"))
		.filter((address) => addressOfCopy(new URL(address, SITE)) === address && splitPath(address).locale === locale);
}
