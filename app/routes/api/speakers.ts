import type { LoaderFunctionArgs } from "@remix-run/node";
import { listSpeakers } from "~/domain/speaker/queries.server";
import { speakerJson } from "~/domain/speaker/view.server";
import { apiLocale } from "~/http/api.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng"] };

export async function loader({ request }: LoaderFunctionArgs) {
	const locale = apiLocale(new URL(request.url));
	const speakers = await listSpeakers();
	return Response.json(speakers.map((speaker) => speakerJson(speaker, locale)));
}
