import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarFile } from "#app/domain/program/calendar/calendar-answer.server.ts";
import { summitCalendarOf } from "#app/domain/program/calendar/summit-calendar.server.ts";
import { redirectToProperAddress } from "#app/http/locale.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { localePath } from "#app/i18n/config.ts";
import { slugOf } from "#app/i18n/slug.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, open: true, query: ["lng"] } satisfies RouteFacts;

export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress({ request, params });
	const { locale, event } = await openPage(params);
	const calendar = await summitCalendarOf({ event, locale, addressOf: (path) => siteOrigin(request) + localePath(locale, path) });
	if (calendar === undefined) throw new Response(null, { status: 404 });
	return calendarFile(calendar, slugOf(event.name) || "summit");
}
