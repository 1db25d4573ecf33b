import { z } from "zod";
import { ROLES } from "#app/auth/rights.ts";
import type { User } from "#app/auth/user.ts";

export const authAnswer = z.object({
	authenticated: z.boolean().describe("True if the session is signed in."),
	role: z.enum(ROLES).nullable().describe("Highest of the user's roles."),
});

/** The response to every sign-in and sign-out call. */
export function authStatus(user: Pick<User, "roles"> | undefined, cookies: string[] = []): Response {
	const headers = new Headers({ "Cache-Control": "no-store" });
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	const answer: z.output<typeof authAnswer> = { authenticated: user !== undefined, role: user?.roles[0] ?? null };
	return Response.json(answer, { headers });
}
