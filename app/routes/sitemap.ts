import type { LoaderFunctionArgs } from "@remix-run/node";
import { getEvent } from "~/domain/event/queries.server";
import { todayAt } from "~/domain/event/today.server";
import { listPublishedSlugs } from "~/domain/news/queries.server";
import { listWorkshops } from "~/domain/workshop/queries.server";
import { siteOrigin } from "~/http/origin.server";
import { LOCALES, localePath } from "~/i18n/config";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "public", cached: true };

/** The public pages with one fixed address each. */
const PAGES = [
	"/",
	"/about",
	"/regions",
	"/agenda",
	"/speakers",
	"/workshops",
	"/tickets",
	"/news",
	"/venue",
	"/partners",
	"/partners/prospectus",
	"/contact",
	"/newsletter",
	"/terms",
	"/privacy",
	"/cookies",
];

/** Every public address with its siblings in the other languages, for search engines (sitemaps.org, protocol 0.9). */
export async function loader({ request }: LoaderFunctionArgs) {
	const origin = siteOrigin(request);
	const [workshops, articles] = await Promise.all([listWorkshops(), listPublishedSlugs(todayAt(await getEvent()))]);
	const entries = [
		...PAGES.map((path) => ({ path, changedOn: undefined })),
		...workshops.map(({ id }) => ({ path: `/workshops/${id}`, changedOn: undefined })),
		...articles.map(({ slug, publishedAt }) => ({ path: `/news/${slug}`, changedOn: publishedAt })),
	];
	const urls = entries.flatMap(({ path, changedOn }) => {
		const alternates = LOCALES.map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${localePath(locale, path)}"/>`).join("");
		const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : "";
		return LOCALES.map((locale) => `<url><loc>${origin}${localePath(locale, path)}</loc>${changed}${alternates}</url>`);
	});
	const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
	return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "no-cache" } });
}
