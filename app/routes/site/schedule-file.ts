import type { LoaderFunctionArgs } from "@remix-run/node";
import { SCHEDULE_XML } from "~/domain/program/timetable/open-data.server";
import { scheduleFile } from "~/domain/program/timetable/schedule-file.server";
import { redirectToProperAddress } from "~/http/locale.server";
import { siteOrigin } from "~/http/origin.server";
import { localePath } from "~/i18n/config";
import type { RouteHandle } from "~/routes/route-handle";
import { scheduleXml } from "~/routes/site/schedule-file/schedule-xml.server";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", cached: true, open: true, query: ["lng"] };

/** The agenda for the apps of conferences, as JSON or XML; nothing before its dates are announced. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress(request);
	const { locale, event } = await openPage(params);
	if (!event.datesAnnounced) throw new Response(null, { status: 404 });
	const addressOf = (path: string) => siteOrigin(request) + localePath(locale, path);
	const file = await scheduleFile({ event, locale, addressOf });
	if (new URL(request.url).pathname.endsWith(".json")) return Response.json(file);
	return new Response(scheduleXml(file, addressOf("/schedule.xml")), { headers: { "Content-Type": `${SCHEDULE_XML}; charset=utf-8` } });
}
