import type { LoaderFunctionArgs } from "@remix-run/node";
import { currentUser } from "#app/auth/guard.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { authStatus } from "./status.server.ts";

export const facts = { access: "public" } satisfies RouteFacts;

export async function loader({ request }: LoaderFunctionArgs) {
	return authStatus(await currentUser(request));
}
