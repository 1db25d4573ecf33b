import type { LoaderFunctionArgs } from "@remix-run/node";
import { listDays, listSessions } from "~/domain/agenda/queries.server";
import { dayNamed } from "~/domain/agenda/schema";
import { sessionJson } from "~/domain/agenda/view.server";
import { allowedOf, apiLocale } from "~/http/api.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "public", cached: true, query: ["day", "lng"] };

export async function loader({ request }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const locale = apiLocale(url);
	const days = await listDays();
	const sessions = await listSessions({ day: dayNamed(allowedOf(url, "day", days.map(String)), days) });
	return Response.json(sessions.map((session) => sessionJson(session, locale)));
}
