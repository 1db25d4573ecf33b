import type { LoaderFunctionArgs } from "@remix-run/node";
import { currentUser } from "#app/auth/guard.server.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { authStatus } from "./status.server.ts";

export const handle: RouteHandle = { access: "public" };

export async function loader({ request }: LoaderFunctionArgs) {
	return authStatus(await currentUser(request));
}
