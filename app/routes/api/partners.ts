import type { LoaderFunctionArgs } from "@remix-run/node";
import { listPartners } from "~/domain/partner/queries.server";
import { PARTNER_TYPES } from "~/domain/partner/schema";
import { partnerJson } from "~/domain/partner/view.server";
import { allowedOf, apiLocale } from "~/http/api.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng", "type"] };

export async function loader({ request }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const locale = apiLocale(url);
	const partners = await listPartners({ type: allowedOf(url, "type", PARTNER_TYPES) });
	return Response.json(partners.map((partner) => partnerJson(partner, locale)));
}
