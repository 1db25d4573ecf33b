import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "#app/http/origin.server.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { describeApi } from "./description.server.ts";

export const handle: RouteHandle = { access: "public", cached: true, open: true };

/** The API, described for programs. */
export async function loader({ request }: LoaderFunctionArgs) {
	return Response.json(await describeApi(siteOrigin(request)));
}
