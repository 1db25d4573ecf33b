import { redirect } from "@remix-run/node";
import { keepForm } from "~/http/kept.server";
import { readReference } from "./session-cookie.server";
import { findSession } from "./sessions.server";
import type { Role, User } from "./user";

const ADMIN_HOME = "/admin";

/** Who is signed in, or nobody. */
export async function currentUser(request: Request): Promise<User | undefined> {
	const reference = readReference(request);
	return reference === undefined ? undefined : findSession(reference);
}

const READING = ["GET", "HEAD"];
const headers = { "Cache-Control": "no-store" };

/**
 * The first line of every loader and action of the admin area: a layout's loader does not protect its children.
 *
 * @param role that the user must have; without it any user may go on
 * @throws where nobody is signed in, a redirect to the login page, which leads back here; for a form, 401 with what was
 * typed as `kept`, so that it outlives signing in again. 403 where the role is another
 */
export async function requireUser(request: Request, { role }: { role?: Role } = {}): Promise<User> {
	const user = await currentUser(request);
	if (!user && READING.includes(request.method)) throw redirect(loginAddress(new URL(request.url)), { headers });
	if (!user) throw Response.json({ kept: await keepForm(request) }, { status: 401, headers });
	if (role && user.role !== role) throw new Response(null, { status: 403 });
	return user;
}

function loginAddress({ pathname, search }: URL): string {
	const asked = pathname + search;
	return asked === ADMIN_HOME ? "/admin/login" : `/admin/login?redirectTo=${encodeURIComponent(asked)}`;
}
