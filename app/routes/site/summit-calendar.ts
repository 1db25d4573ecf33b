import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarFile } from "~/domain/program/calendar/calendar-answer.server";
import { summitCalendarOf } from "~/domain/program/calendar/summit-calendar.server";
import { redirectToProperAddress } from "~/http/locale.server";
import { siteOrigin } from "~/http/origin.server";
import { localePath } from "~/i18n/config";
import { slugOf } from "~/i18n/slug";
import type { RouteHandle } from "~/routes/route-handle";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", cached: true, open: true, query: ["lng"] };

/** The whole summit as one entry for calendars. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress(request);
	const { locale, event } = await openPage(params);
	const calendar = await summitCalendarOf({ event, locale, addressOf: (path) => siteOrigin(request) + localePath(locale, path) });
	if (calendar === undefined) throw new Response(null, { status: 404 });
	return calendarFile(calendar, slugOf(event.name) || "summit");
}
