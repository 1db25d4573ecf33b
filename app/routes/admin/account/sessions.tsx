import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireSignedIn } from "#app/auth/guard.server.ts";
import { readReference } from "#app/auth/login-session-cookie.server.ts";
import { endLoginSessionOf, endOtherLoginSessions } from "#app/auth/login-sessions.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "signedIn" } satisfies RouteFacts;

const ACCOUNT = "/admin/account";

export async function loader({ request }: LoaderFunctionArgs) {
	await requireSignedIn(request);
	return redirect(ACCOUNT);
}

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { id } = await requireSignedIn(request);
	const session = (await readForm(request)).get("session");
	if (typeof session !== "string") throw new Response(null, { status: 400 });
	if (session === "others") await endOtherLoginSessions(id, readReference(request));
	else await endLoginSessionOf(id, session);
	return redirect(ACCOUNT, { status: 303, headers: { "Set-Cookie": toastCookie("sessionsEnded") } });
}

export const clientAction = keepFormOnNetworkError;

/** A refused form is shown by the error boundary. */
export default function SessionsPage() {
	return null;
}
