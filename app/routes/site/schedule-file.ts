import type { LoaderFunctionArgs } from "@remix-run/node";
import { SCHEDULE_XML } from "#app/domain/program/timetable/open-data.server.ts";
import { scheduleFile } from "#app/domain/program/timetable/schedule-file.server.ts";
import { redirectToProperAddress } from "#app/http/locale.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { scheduleXml } from "#app/routes/site/schedule-file/schedule-xml.server.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, open: true, query: ["lng"] } satisfies RouteFacts;

export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress({ request, params });
	const { locale, event } = await openPage(params);
	if (!event.datesAnnounced) throw new Response(null, { status: 404 });
	const addressOf = (path: string) => siteOrigin(request) + localePath(locale, path);
	const file = await scheduleFile({ event, locale, addressOf });
	if (new URL(request.url).pathname.endsWith(".json")) return Response.json(file);
	return new Response(scheduleXml(file, addressOf("/schedule.xml")), { headers: { "Content-Type": `${SCHEDULE_XML}; charset=utf-8` } });
}
