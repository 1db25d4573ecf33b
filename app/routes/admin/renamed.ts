import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { matchPath } from "@remix-run/react";
import { requireSignedIn } from "#app/auth/guard.server.ts";
import { RENAMED_ADDRESSES } from "#app/routes/admin/renamed/addresses.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "signedIn" } satisfies RouteFacts;

export async function loader({ request }: LoaderFunctionArgs) {
	await requireSignedIn(request);
	return redirectToPresent(request);
}

export async function action({ request }: ActionFunctionArgs) {
	await requireSignedIn(request);
	return redirectToPresent(request);
}

export const clientAction = keepFormOnNetworkError;

function redirectToPresent({ url }: Request): Response {
	const { pathname, search } = new URL(url);
	for (const [former, present] of RENAMED_ADDRESSES) {
		const match = matchPath(`/admin/${former}`, pathname);
		const path = match && present.replace(/:(\w+)/g, (_, name: keyof typeof match.params) => encodeURIComponent(match.params[name] ?? ""));
		// 308 keeps the method and the form.
		if (path) return redirect(`/admin/${path}${search}`, 308);
	}
	throw new Response(null, { status: 404 });
}

export { ErrorBoundary } from "#app/routes/admin/boundary.tsx";
