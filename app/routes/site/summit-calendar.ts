import type { LoaderFunctionArgs } from "@remix-run/node";
import { summitCalendarOf } from "~/domain/agenda/summit-calendar.server";
import { redirectToProperAddress } from "~/http/locale.server";
import { siteOrigin } from "~/http/origin.server";
import { localePath } from "~/i18n/config";
import type { RouteHandle } from "~/routes/route-handle";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", cached: true, open: true, query: ["lng"] };

/** The whole summit as one entry for calendars. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress(request);
	const { locale, event } = await openPage(params);
	const calendar = await summitCalendarOf({ event, locale, addressOf: (path) => siteOrigin(request) + localePath(locale, path) });
	if (calendar === undefined) throw new Response(null, { status: 404 });
	return new Response(calendar, { headers: { "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": 'inline; filename="summit.ics"' } });
}
