import type { ActionFunctionArgs } from "@remix-run/node";
import { signOut } from "~/auth/authenticator.server";
import { apiLocale, onlyPost, plainAnswer } from "~/http/api.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { textsOf } from "~/i18n/texts.server";
import { authStatus } from "./status.server";

export const loader = onlyPost;

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	if (request.method !== "POST") return onlyPost();
	const locale = apiLocale(new URL(request.url));
	try {
		return authStatus(undefined, await signOut(request));
	} catch (cause) {
		console.error("A session could not be ended.", cause);
		return plainAnswer(textsOf("admin", locale, {}).toast.signOutFailed.words, 500);
	}
}
