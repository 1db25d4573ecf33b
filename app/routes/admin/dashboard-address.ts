import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireSignedIn } from "#app/auth/guard.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "signedIn" } satisfies RouteFacts;

/** The dashboard's own address (specification, section 1). */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireSignedIn(request);
	return redirect("/admin");
}
