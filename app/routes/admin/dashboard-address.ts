import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireSignedIn } from "#app/auth/guard.server.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";

export const handle: RouteHandle = { access: "signedIn" };

/** The first section by its own name (specification, section 1). */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireSignedIn(request);
	return redirect("/admin");
}
