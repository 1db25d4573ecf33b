import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "#app/auth/guard.server.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";

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
