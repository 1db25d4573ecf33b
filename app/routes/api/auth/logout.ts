import type { ActionFunctionArgs } from "@remix-run/node";
import { signOut } from "~/auth/authenticator.server";
import { FORGET_PAGES } from "~/auth/login-session-cookie.server";
import { apiLocale, plainAnswer } from "~/http/api.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { textsOf } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";
import { authStatus } from "./status.server";

export const handle: RouteHandle = { access: "public" };

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request, { programs: true });
	const locale = apiLocale(new URL(request.url));
	try {
		const response = authStatus(undefined, [await signOut(request)]);
		response.headers.set(...FORGET_PAGES);
		return response;
	} catch (cause) {
		console.error("A session could not be ended.", cause);
		return plainAnswer(textsOf("admin", locale, {}).toast.signOutFailed.words, 500);
	}
}
