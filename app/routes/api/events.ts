import type { LoaderFunctionArgs } from "@remix-run/node";
import { listEvents } from "~/domain/event/queries.server";
import { eventJson } from "~/domain/event/view.server";
import { apiLocale } from "~/http/api.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng"] };

export async function loader({ request }: LoaderFunctionArgs) {
	const locale = apiLocale(new URL(request.url));
	const events = await listEvents();
	return Response.json(events.map((event) => eventJson(event, locale)));
}
