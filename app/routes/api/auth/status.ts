import type { LoaderFunctionArgs } from "@remix-run/node";
import { currentUser } from "~/auth/guard.server";
import type { RouteHandle } from "~/routes/route-handle";
import { authStatus } from "./status.server";

export const handle: RouteHandle = { access: "public" };

export async function loader({ request }: LoaderFunctionArgs) {
	return authStatus(await currentUser(request));
}
