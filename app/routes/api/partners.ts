import type { LoaderFunctionArgs } from "@remix-run/node";
import { listPartners } from "~/domain/partner/queries.server";
import { PARTNER_TYPES } from "~/domain/partner/schema";
import { partnerJson } from "~/domain/partner/view.server";
import { allowedOf, apiLocale } from "~/http/api.server";

export async function loader({ request }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const locale = apiLocale(url);
	const partners = await listPartners(allowedOf(url, "type", PARTNER_TYPES));
	return Response.json(partners.map((partner) => partnerJson(partner, locale)));
}
