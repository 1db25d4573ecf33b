import { redirect } from "@remix-run/node";
import { formToResume } from "#app/http/resumed-form.server.ts";
import { preferredLocale } from "#app/i18n/language.server.ts";
import { translatorFor } from "#app/i18n/texts.server.ts";
import { recordRefusal, requestContext } from "#app/runtime/request-context.server.ts";
import { isKnownBrowser } from "./device-cookie.server.ts";
import { readReference } from "./login-session-cookie.server.ts";
import { findLoginSession } from "./login-sessions.server.ts";
import type { Right } from "./rights.ts";
import type { Due, User } from "./user.ts";

const ADMIN_HOME = "/admin";

export async function currentUser(request: Request): Promise<User | undefined> {
	const reference = readReference(request);
	const user = reference === undefined ? undefined : await findLoginSession(reference);
	const current = requestContext.getStore();
	if (current) current.username ??= user?.username;
	return user;
}

const SAFE_METHODS = ["GET", "HEAD"];
const headers = { "Cache-Control": "no-store" };

const PATHS_BY_DUE: Record<Due, string> = { password: "/admin/account", secondFactor: "/admin/account/second-factor" };

/**
 * The first line of every loader and action about the user's own account; all others call `requireRight`. A layout's loader does not protect its
 * children.
 * @param settles the required step that this page completes
 * @throws a redirect to the login page; for a form, 401 with the typed values as `resumed`, if somebody signed in with this browser before. If
 * another step is required first, a redirect to it; for a form, 403 with `resumed` and `due`
 */
export async function requireSignedIn(request: Request, { settles }: { settles?: Due } = {}): Promise<User> {
	const user = await currentUser(request);
	const isReading = SAFE_METHODS.includes(request.method);
	if (!user && isReading) throw redirect(loginAddress(new URL(request.url)), { headers });
	if (!user) throw Response.json({ resumed: await formToResume(request, { strange: !isKnownBrowser(request) }) }, { status: 401, headers });
	const due = user.due && user.due !== settles ? PATHS_BY_DUE[user.due] : undefined;
	if (due && isReading) throw redirect(due, { headers });
	if (due) recordRefusal("due");
	if (due) throw Response.json({ resumed: await formToResume(request), due }, { status: 403, headers });
	return user;
}

/** @throws like `requireSignedIn`, and 403 without the right */
export async function requireRight(request: Request, right: Right): Promise<User> {
	const user = await requireSignedIn(request);
	if (!user.rights.includes(right)) {
		// Shown by the browser in place of a file, which has no error page.
		const words = translatorFor(await preferredLocale(request))("admin.forbidden.lead");
		throw new Response(words, { status: 403, headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" } });
	}
	return user;
}

function loginAddress({ pathname, search }: URL): string {
	const asked = pathname + search;
	return asked === ADMIN_HOME ? "/admin/login" : `/admin/login?redirectTo=${encodeURIComponent(asked)}`;
}
