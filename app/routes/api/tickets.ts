import type { LoaderFunctionArgs } from "@remix-run/node";
import { listTicketTiers } from "~/domain/ticket/queries.server";
import { ticketJson } from "~/domain/ticket/view.server";
import { apiLocale } from "~/http/api.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng"] };

export async function loader({ request }: LoaderFunctionArgs) {
	const locale = apiLocale(new URL(request.url));
	const tiers = await listTicketTiers();
	return Response.json(tiers.map((tier) => ticketJson(tier, locale)));
}
