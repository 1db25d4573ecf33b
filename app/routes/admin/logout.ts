import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOut } from "~/auth/authenticator.server";
import { FORGET_PAGES } from "~/auth/login-session-cookie.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "public" };

/** POST: ends the login session. A GET changes nothing and leads back. */
export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await readForm(request);
	try {
		const response = leadTo("/admin/login", await signOut(request), toastCookie("signedOut"));
		response.headers.set(...FORGET_PAGES);
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
