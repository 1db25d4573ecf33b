import { type Locale, localePath, splitPath } from "#app/i18n/config.ts";

/** The page of an agenda of one's own, whose sessions the browser knows and asks for by this parameter. */
const OWN = "/my-agenda";
export const OWN_SESSIONS = "sessions";

/** The pages that are kept once somebody opens one of them, and the parameters that make another page of each. */
const PAGES: Record<string, readonly string[]> = {
	"/agenda": ["day"],
	"/speakers": [],
	"/workshops": [],
	"/venue": [],
	"/practical": [],
	[OWN]: [],
};
/** What those list, one by one. */
const ENTRY = /^\/(?:agenda|speakers|workshops)\/[^/.]+$/;
/** Kept with them: an installed site opens with it. */
const START = "/";

const SITE = "https://site.invalid";

/** Whether a page is one of those for whose sake all are kept. */
export function isWorthKeeping({ pathname }: URL): boolean {
	const { path } = splitPath(pathname);
	return Object.hasOwn(PAGES, path) || ENTRY.test(path);
}

export const isOwn = ({ pathname, searchParams }: URL) => splitPath(pathname).path === OWN && searchParams.has(OWN_SESSIONS);

export const pagesIn = (locale: Locale) => Object.keys(PAGES).map((path) => localePath(locale, path));
export const startIn = (locale: Locale) => localePath(locale, START);

/** The address at which a page's copy is kept: without parameters that only filter it or show it another way. */
export function addressOfCopy({ pathname, searchParams }: URL): string {
	const kept = new URLSearchParams();
	for (const name of PAGES[splitPath(pathname).path] ?? []) {
		const value = searchParams.get(name);
		if (value) kept.set(name, value);
	}
	return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

/** The pages of single entries in a language, as a sitemap names them. */
export function entriesIn(sitemap: string, locale: Locale): string[] {
	return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
		.map(([, address = ""]) => new URL(address).pathname)
		.filter((pathname) => ENTRY.test(splitPath(pathname).path) && splitPath(pathname).locale === locale);
}

/** What a page links to that is a copy of its own beside the page, such as the other days. */
export function variantsIn(html: string, locale: Locale): string[] {
	return [...html.matchAll(/href="(\/[^"#?]*\?[^"#]*)"/g)]
		.map(([, address = ""]) => address.replaceAll("&amp;", "&"))
		.filter((address) => addressOfCopy(new URL(address, SITE)) === address && splitPath(address).locale === locale);
}

const FILE = /^\/assets\/.+\.(?:css|js|woff2|svg)$|^\/(?:assets|pictures)\/.+-160\.avif$/;

/** The files without which a page or stylesheet is not what it is. Of pictures, portraits alone, and the smallest of each. */
export function filesIn(text: string): string[] {
	return text.match(/[\w./-]+/g)?.filter((word) => FILE.test(word)) ?? [];
}

/** The kept width of a portrait, for one that is wanted in another. */
export function smallest(picture: string): string {
	return picture.replace(/-\d+\.(?:avif|webp)$/, "-160.avif");
}
