import type { LoaderFunctionArgs } from "@remix-run/node";
import type { SitePage } from "#app/admin/resource.ts";
import { listChangesOfPages } from "#app/domain/operations/registry/changes-of-pages.server.ts";
import { RESOURCES } from "#app/domain/operations/registry/resources.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { LOCALES, localePath } from "#app/i18n/config.ts";
import { shownOn } from "#app/routes/sitemap/shown.server.ts";
import type { RouteFacts } from "./route-facts.ts";

export const facts = { access: "public", cached: true } satisfies RouteFacts;

/** With the versions in other languages (sitemaps.org, protocol 0.9). */
export async function loader({ request }: LoaderFunctionArgs) {
	const origin = siteOrigin(request);
	const pages: SitePage[] = (await Promise.all(RESOURCES.map((resource) => resource.pages()))).flat();
	const changes = await listChangesOfPages(shownOn);
	const urls = pages.flatMap(({ path, publishedOn = "" }) => {
		const change = changes.get(path) ?? "";
		const changedAt = change > publishedOn ? change : publishedOn;
		const alternates = LOCALES.map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${localePath(locale, path)}"/>`).join("");
		const changed = changedAt && `<lastmod>${changedAt}</lastmod>`;
		return LOCALES.map((locale) => `<url><loc>${origin}${localePath(locale, path)}</loc>${changed}${alternates}</url>`);
	});
	const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
	return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "no-cache" } });
}
