import type { User } from "~/auth/user";

/** What every call of signing in and out answers: whether one is signed in, and the highest of one's roles. */
export function authStatus(user: Pick<User, "roles"> | undefined, cookies: string[] = []): Response {
	const headers = new Headers({ "Cache-Control": "no-store" });
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return Response.json({ authenticated: user !== undefined, role: user?.roles[0] ?? null }, { headers });
}
