import type { LoaderFunctionArgs } from "@remix-run/node";
import { listSessions } from "~/domain/agenda/queries.server";
import { AGENDA_DAY_NAMES, dayNamed } from "~/domain/agenda/schema";
import { sessionJson } from "~/domain/agenda/view.server";
import { allowedOf, apiLocale } from "~/http/api.server";

export async function loader({ request }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const locale = apiLocale(url);
	const sessions = await listSessions({ day: dayNamed(allowedOf(url, "day", AGENDA_DAY_NAMES)) });
	return Response.json(sessions.map((session) => sessionJson(session, locale)));
}
