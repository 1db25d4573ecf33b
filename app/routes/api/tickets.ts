import type { LoaderFunctionArgs } from "@remix-run/node";
import { listTiers } from "~/domain/tier/queries.server";
import { tierJson } from "~/domain/tier/view.server";
import { apiLocale } from "~/http/api.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng"] };

export async function loader({ request }: LoaderFunctionArgs) {
	const locale = apiLocale(new URL(request.url));
	const tiers = await listTiers();
	return Response.json(tiers.map((tier) => tierJson(tier, locale)));
}
