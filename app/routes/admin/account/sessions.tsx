import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireSignedIn } from "~/auth/guard.server";
import { readReference } from "~/auth/login-session-cookie.server";
import { endLoginSessionOf, endOtherLoginSessions } from "~/auth/login-sessions.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "signedIn" };

const ACCOUNT = "/admin/account";

export async function loader({ request }: LoaderFunctionArgs) {
	await requireSignedIn(request);
	return redirect(ACCOUNT);
}

/** Ends one of one's own login sessions by its name, or all `others`. */
export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { id } = await requireSignedIn(request);
	const session = (await readForm(request)).get("session");
	if (typeof session !== "string") throw new Response(null, { status: 400 });
	if (session === "others") await endOtherLoginSessions(id, readReference(request));
	else await endLoginSessionOf(id, session);
	return redirect(ACCOUNT, { status: 303, headers: { "Set-Cookie": toastCookie("sessionsEnded") } });
}

export const clientAction = sendOrSay;

/** Nothing of its own to show; a refused form gets its page from the boundary. */
export default function SessionsPage() {
	return null;
}
