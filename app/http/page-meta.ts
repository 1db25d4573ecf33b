import type { MetaArgs, MetaDescriptor } from "@remix-run/react";
import { LOCALES, localePath, splitPath } from "#app/i18n/config.ts";
import { cutAtWord } from "#app/i18n/cut-text.ts";
import type { PagesView } from "#app/ui/page-links.tsx";
import type { Frame, Site } from "#app/ui/site.ts";
import { FEEDS } from "./feeds.ts";

interface PageMeta {
	title: string;
	description: string;
	image?: { address: string; alt: string };
	type?: "website" | "article";
	noIndex?: boolean;
	jsonLd?: (object | undefined)[];
	crumbs?: { name: string; path?: string }[];
	news?: true;
	files?: { type: string; title: string; path: string }[];
	pages?: PagesView;
}

/** Characters that search results show, ellipsis included. */
const MAX_META_LENGTH = 160;

export function metaWords(text: string): string {
	const line = text.replace(/\s+/g, " ");
	return line.length > MAX_META_LENGTH ? cutAtWord(line, MAX_META_LENGTH - 1) : line;
}

const OPEN_GRAPH_LOCALES = { en: "en_US", es: "es_MX", sv: "sv_SE" };

/** Without `page` (its loader failed), returns only the error's title. */
export function pageMeta({ matches, location, error }: Pick<MetaArgs, "matches" | "location" | "error">, page: PageMeta | undefined): MetaDescriptor[] {
	const root = matches[0]?.data as { origin: string } | undefined;
	const site = matches[1]?.data as Site | undefined;
	if (!root || !page || error)
		return [{ title: site ? `${failureTitle(site, error)} | ${site.event.name}` : "LATAM Nordics Summit" }, { name: "robots", content: "noindex" }];

	if (page.noIndex) return [{ title: page.title }, { name: "description", content: page.description }, { name: "robots", content: "noindex" }];

	const { locale, path } = splitPath(location.pathname);
	const { current = 1, position, previous, next } = page.pages ?? {};
	// The canonical address of a filtered list, and of its pages, is the list without filter.
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

export interface MetaContext {
	origin: string;
	site: Site;
	address: (path: string) => string;
}

export function metaOf<Data>(
	args: Pick<MetaArgs, "matches" | "location" | "error"> & { data: Data | undefined },
	page: (data: Data, here: MetaContext) => PageMeta,
): MetaDescriptor[] {
	const { matches, data } = args;
	const root = matches[0]?.data as { origin: string } | undefined;
	const site = matches[1]?.data as Site | undefined;
	if (!root || !site || !data) return pageMeta(args, undefined);
	return pageMeta(args, page(data, { origin: root.origin, site, address: (path) => root.origin + localePath(site.locale, path) }));
}

/** A thrown response can name its page, as `{ title }`. */
export function failureTitle(site: Frame, error: unknown): string {
	const { status, data } = (error ?? {}) as { status?: number; data?: { title?: string } | null };
	if (data?.title) return data.title;
	return status === 404 ? site.text.notFound.title : site.text.failure.title;
}
