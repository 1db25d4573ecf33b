import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedIn } from "#app/auth/guard.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "signedIn" } satisfies RouteFacts;

export async function loader({ request }: LoaderFunctionArgs) {
	await requireSignedIn(request);
	throw new Response(null, { status: 404 });
}

export const action = loader;

export default function NotFoundPage() {
	return null;
}
