import type { MetaArgs, MetaDescriptor } from "@remix-run/react";
import { LOCALES, localePath, splitPath } from "#app/i18n/config.ts";
import { cutAtWord } from "#app/i18n/cut-text.ts";
import type { PagesView } from "#app/ui/page-links.tsx";
import type { Frame, Site } from "#app/ui/site.ts";
import { FEEDS } from "./feeds.ts";

interface PageMeta {
	title: string;
	description: string;
	/** What is drawn where it is shared, 1200 × 630; the summit's own without. */
	image?: { address: string; alt: string };
	type?: "website" | "article";
	/** True for what only one reader is meant to find: search engines leave it out. */
	noIndex?: boolean;
	/** What search engines read of the page, as schema.org has it: each thing on its own. */
	jsonLd?: (object | undefined)[];
	crumbs?: { name: string; path?: string }[];
	/** True where the news are shown, which feeds follow. */
	news?: true;
	/** The same as files that programs read. Paths without language. */
	files?: { type: string; title: string; path: string }[];
	pages?: PagesView;
}

/** Characters of the description in search results and previews, its ellipsis among them. */
const META_LIMIT = 160;

/** A text as a page's description: on one line, and cut between words where it is longer than search engines show. */
export function metaWords(text: string): string {
	const line = text.replace(/\s+/g, " ");
	return line.length > META_LIMIT ? cutAtWord(line, META_LIMIT - 1) : line;
}

const OPEN_GRAPH_LOCALES = { en: "en_US", es: "es_MX", sv: "sv_SE" };

/**
 * The head of a public page: title, description, one canonical address for each language with its siblings, and the
 * preview that is drawn where the page is shared. Without `page` (its loader failed) only the failure's title.
 */
export function pageMeta({ matches, location, error }: Pick<MetaArgs, "matches" | "location" | "error">, page: PageMeta | undefined): MetaDescriptor[] {
	const root = matches[0]?.data as { origin: string } | undefined;
	const site = matches[1]?.data as Site | undefined;
	if (!root || !page || error)
		return [{ title: site ? `${failureTitle(site, error)} | ${site.event.name}` : "LATAM Nordics Summit" }, { name: "robots", content: "noindex" }];

	if (page.noIndex) return [{ title: page.title }, { name: "description", content: page.description }, { name: "robots", content: "noindex" }];

	const { locale, path } = splitPath(location.pathname);
	const { current = 1, position, previous, next } = page.pages ?? {};
	// What a filter leaves is part of the page without it, and so are its pages.
	const ownPage = current > 1 && /^\?page=\d+$/.test(location.search) ? `?page=${current}` : "";
	const address = (language: (typeof LOCALES)[number]) => root.origin + localePath(language, path) + ownPage;
	const title = current > 1 ? `${page.title} | ${position}` : page.title;
	const image = page.image ?? site?.event.shareImage;
	return [
		{ title },
		{ name: "description", content: page.description },
		{ tagName: "link", rel: "canonical", href: address(locale) },
		...LOCALES.map((language) => ({ tagName: "link" as const, rel: "alternate", hrefLang: language, href: address(language) })),
		{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: address("en") },
		{ tagName: "link", rel: "manifest", href: localePath(locale, "/manifest.webmanifest") },
		...Object.entries({ prev: previous, next }).flatMap(([rel, to]) => (to ? [{ tagName: "link" as const, rel, href: root.origin + to }] : [])),
		...[...(page.news ? feedsOf(`${site?.event.name}: ${site?.text.header.news}`) : []), ...(page.files ?? [])].map(({ path, ...file }) => ({
			tagName: "link" as const,
			rel: "alternate",
			...file,
			href: root.origin + localePath(locale, path),
		})),
		{ property: "og:title", content: title },
		{ property: "og:description", content: page.description },
		{ property: "og:type", content: page.type ?? "website" },
		{ property: "og:url", content: address(locale) },
		{ property: "og:locale", content: OPEN_GRAPH_LOCALES[locale] },
		...(image ? shareMeta(root.origin + image.address, image.alt) : []),
		...[...(page.jsonLd?.filter((thing) => thing !== undefined) ?? []), ...(page.crumbs ? [breadcrumbList(page.crumbs)] : [])].map((thing) => ({
			"script:ld+json": thing,
		})),
	];

	function breadcrumbList(crumbs: NonNullable<PageMeta["crumbs"]>) {
		const steps = [{ name: site?.event.name ?? "", path: "/" }, ...crumbs];
		return {
			"@context": "https://schema.org",
			"@type": "BreadcrumbList",
			itemListElement: steps.map(({ name, path: step = path }, index) => ({
				"@type": "ListItem",
				position: index + 1,
				name,
				item: root?.origin + localePath(locale, step),
			})),
		};
	}
}

const feedsOf = (title: string) => FEEDS.map(([format, type]) => ({ type, title, path: `/news.${format}` }));

function shareMeta(address: string, alt: string): MetaDescriptor[] {
	return [
		{ property: "og:image", content: address },
		{ property: "og:image:type", content: "image/jpeg" },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ property: "og:image:alt", content: alt },
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

/** Where a page stands: its site, and the addresses that its `meta` names. */
export interface Here {
	origin: string;
	site: Site;
	/** In the page's language, with origin. */
	address: (path: string) => string;
}

/** `pageMeta` of what the loader gave and of where the page stands. */
export function metaOf<Data>(
	args: Pick<MetaArgs, "matches" | "location" | "error"> & { data: Data | undefined },
	page: (data: Data, here: Here) => PageMeta,
): MetaDescriptor[] {
	const { matches, data } = args;
	const root = matches[0]?.data as { origin: string } | undefined;
	const site = matches[1]?.data as Site | undefined;
	if (!root || !site || !data) return pageMeta(args, undefined);
	return pageMeta(args, page(data, { origin: root.origin, site, address: (path) => root.origin + localePath(site.locale, path) }));
}

/** A route that throws an answer of its own may name it, as `{ title }`. */
export function failureTitle(site: Frame, error: unknown): string {
	const { status, data } = (error ?? {}) as { status?: number; data?: { title?: string } | null };
	if (data?.title) return data.title;
	return status === 404 ? site.text.notFound.title : site.text.failure.title;
}
