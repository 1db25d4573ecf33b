import type { User } from "~/auth/user";

/** What every call of signing in and out answers: who one is now. */
export function authStatus(user: User | undefined, cookie?: string): Response {
	const headers: Record<string, string> = { "Cache-Control": "no-store" };
	if (cookie) headers["Set-Cookie"] = cookie;
	return Response.json({ authenticated: user !== undefined, role: user?.role ?? null }, { headers });
}
