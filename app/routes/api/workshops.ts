import type { LoaderFunctionArgs } from "@remix-run/node";
import { listWorkshops } from "~/domain/workshop/queries.server";
import { WORKSHOP_CATEGORIES } from "~/domain/workshop/schema";
import { workshopJson } from "~/domain/workshop/view.server";
import { allowedOf, apiLocale } from "~/http/api.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "public", cached: true, query: ["category", "lng"] };

export async function loader({ request }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const locale = apiLocale(url);
	const workshops = await listWorkshops({ category: allowedOf(url, "category", WORKSHOP_CATEGORIES) });
	return Response.json(workshops.map((workshop) => workshopJson(workshop, locale)));
}
