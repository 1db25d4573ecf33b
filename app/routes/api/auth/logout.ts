import type { ActionFunctionArgs } from "@remix-run/node";
import { signOut } from "#app/auth/authenticator.server.ts";
import { CLEAR_PAGES } from "#app/auth/login-session-cookie.server.ts";
import { apiLocale, plainAnswer } from "#app/http/api.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { authStatus } from "./status.server.ts";

export const facts = { access: "public", othersMayPost: "json" } satisfies RouteFacts;

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request, { programs: true });
	const locale = apiLocale(new URL(request.url));
	try {
		const response = authStatus(undefined, [await signOut(request)]);
		response.headers.set(...CLEAR_PAGES);
		return response;
	} catch (cause) {
		console.error("A session could not be ended.", cause);
		return plainAnswer(textsOf("admin", locale, {}).toast.signOutFailed.words, 500);
	}
}
