import type { LoaderFunctionArgs } from "@remix-run/node";
import { apiCall } from "#app/domain/operations/registry/resources.server.ts";
import { apiLocale } from "#app/http/api.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { loader as notFound } from "./not-found.ts";

export const facts = { access: "public", cached: true, open: true, query: ["category", "day", "lng", "type"] } satisfies RouteFacts;

export async function loader({ request, params: { call = "" } }: LoaderFunctionArgs) {
	const url = new URL(request.url);
	const found = apiCall(call);
	return found ? Response.json(await found.answer(url, apiLocale(url))) : notFound();
}
