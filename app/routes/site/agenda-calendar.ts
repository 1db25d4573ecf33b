import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarOf } from "~/domain/agenda/calendar.server";
import { listSessions } from "~/domain/agenda/queries.server";
import { env } from "~/env.server";
import { redirectToProperAddress } from "~/http/locale.server";
import { localePath } from "~/i18n/config";
import type { RouteHandle } from "~/routes/route-handle";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng"] };

export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress(request);
	const { locale, event } = await openPage(params);
	const origin = env.publicOrigin ?? new URL(request.url).origin;
	const addressOf = (path: string) => origin + localePath(locale, path);
	const calendar = calendarOf({
		event,
		sessions: event.datesAnnounced ? await listSessions() : [],
		locale,
		addressOf,
		stamp: startOfDay(Temporal.Now.instant()),
	});
	return new Response(calendar, { headers: { "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": 'inline; filename="agenda.ics"' } });
}

/** Calendars ask again and again: with the same stamp all day, the same sessions are the same bytes, and need not be sent. */
function startOfDay(now: Temporal.Instant): Temporal.Instant {
	return now.round({ smallestUnit: "hour", roundingIncrement: 24, roundingMode: "floor" });
}
