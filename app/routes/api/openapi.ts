import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "#app/http/origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { describeApi } from "./description.server.ts";

export const facts = { access: "public", cached: true, open: true } satisfies RouteFacts;

export async function loader({ request }: LoaderFunctionArgs) {
	return Response.json(await describeApi(siteOrigin(request)));
}
