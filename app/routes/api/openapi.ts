import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "~/http/origin.server";
import type { RouteHandle } from "~/routes/route-handle";
import { describeApi } from "./description.server";

export const handle: RouteHandle = { access: "public", cached: true, open: true };

/** The API, described for programs. */
export async function loader({ request }: LoaderFunctionArgs) {
	return Response.json(await describeApi(siteOrigin(request)));
}
