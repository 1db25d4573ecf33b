import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireSignedIn } from "~/auth/guard.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "signedIn" };

/** The first section by its own name (specification, section 1). */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireSignedIn(request);
	return redirect("/admin");
}
