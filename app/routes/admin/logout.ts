import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOut } from "#app/auth/authenticator.server.ts";
import { CLEAR_PAGES } from "#app/auth/login-session-cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "public" } satisfies RouteFacts;

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await readForm(request);
	try {
		const response = leadTo("/admin/login", await signOut(request), toastCookie("signedOut"));
		response.headers.set(...CLEAR_PAGES);
		return response;
	} catch (cause) {
		console.error("A session could not be ended.", cause);
		return leadTo("/admin", toastCookie("signOutFailed"));
	}
}

export function loader() {
	return leadTo("/admin");
}

function leadTo(path: string, ...cookies: string[]): Response {
	const response = redirect(path, { status: 303, headers: { "Cache-Control": "no-store" } });
	for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
	return response;
}
