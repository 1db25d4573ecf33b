import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "~/auth/guard.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "signedIn" };

/** Every section that the admin area does not have. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireSignedIn(request);
	throw new Response(null, { status: 404 });
}

export const action = loader;

export default function NotFoundPage() {
	return null;
}
