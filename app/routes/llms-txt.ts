import type { LoaderFunctionArgs } from "@remix-run/node";
import { eventFacts, placeOf } from "#app/domain/content/event/facts.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { PAGE_IDS, PAGES } from "#app/domain/content/page/editable.ts";
import { pageName } from "#app/domain/operations/registry/page/admin.server.ts";
import { RESOURCES } from "#app/domain/operations/registry/resources.server.ts";
import { openData } from "#app/domain/program/timetable/open-data.server.ts";
import { FEEDS } from "#app/http/feeds.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/config.ts";
import { translate } from "#app/i18n/translated.ts";
import type { RouteFacts } from "./route-facts.ts";

export const facts = { access: "public", cached: true } satisfies RouteFacts;

/** (llmstxt.org) */
export async function loader({ request }: LoaderFunctionArgs) {
	const origin = siteOrigin(request);
	const event = await getEvent();
	const { dates, venue } = eventFacts(event, DEFAULT_LOCALE);
	const link = (name: string, path: string, more = "") => `- [${name}](${origin}${path})${more && `: ${more}`}`;
	const lines = [
		`# ${event.name}`,
		"",
		`> ${translate(event.tagline, DEFAULT_LOCALE).text}`,
		"",
		`- Dates: ${dates}; all times are in ${event.timeZone}`,
		`- Place: ${[venue, event.address, placeOf(event, DEFAULT_LOCALE)].filter(Boolean).join(", ")}`,
		"- Languages: English at the addresses below, Spanish below /es, Swedish below /sv",
		"",
		"## Pages",
		"",
		...PAGE_IDS.map((id) => link(pageName(id, DEFAULT_LOCALE), PAGES[id].path)),
		"",
		"## Data",
		"",
		...RESOURCES.flatMap(({ api }) => (api ? [link(api.name, `/api/${api.name}`, "JSON; ?lng=es or ?lng=sv for its texts in Spanish or Swedish")] : [])),
		...openData(event, DEFAULT_LOCALE).files.map(({ type, to }) => link("Agenda", to, type)),
		...FEEDS.map(([format, type]) => link("News", `/news.${format}`, type)),
		link("What each call answers", "/api/openapi.json", "OpenAPI"),
		link("The same to be read", "/api"),
		link("All addresses", "/sitemap.xml", "with their languages"),
		"",
	];
	return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
