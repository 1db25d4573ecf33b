import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Credentials } from "./credentials";
import { hashPassword, needsRehash, verifyPassword } from "./password.server";
import { forgetReferenceCookie, readReference, referenceCookie } from "./session-cookie.server";
import { endSession, startSession } from "./sessions.server";
import { attemptKeys, clearAttempts, countAttempt } from "./throttle.server";
import type { User } from "./user";
import { ensureFirstAdmin, findAccount, replaceHash } from "./users.server";

/** Signing in did not succeed: wrong credentials, or too many attempts and then the seconds to wait. */
export class SignInRefused extends Error {
	/** Seconds. */
	readonly retryAfter: number | undefined;

	constructor(retryAfter?: number) {
		super(retryAfter === undefined ? "Invalid username or password" : "Too many failed attempts");
		this.retryAfter = retryAfter;
	}
}

/** Who a posted form with `username` and `password` belongs to. Throws `SignInRefused`. */
export const authenticator = new Authenticator<User>().use(
	new FormStrategy(({ form, request }) => verifyCredentials({ username: String(form.get("username")), password: String(form.get("password")) }, request)),
	"form",
);

/**
 * Who the credentials belong to. An unknown user, a wrong password and a disabled account are answered alike and after
 * the same work (ASVS 5.0, 6.3.8).
 *
 * @throws SignInRefused
 */
export async function verifyCredentials({ username, password }: Credentials, request: Request): Promise<User> {
	await firstAdmin();
	const keys = await attemptKeys(username, request);
	const allowance = await countAttempt(keys);
	if (!allowance.allowed) throw new SignInRefused(allowance.retryAfter);

	const account = await findAccount(username);
	const isRight = await verifyPassword(password, account?.passwordHash);
	if (!account || !isRight || account.disabled) throw new SignInRefused();

	await clearAttempts(keys);
	if (needsRehash(account.passwordHash)) await replaceHash(account, await hashPassword(password));
	return { id: account.id, username: account.username, role: account.role };
}

/** Starts a session with a new reference and ends the one that the browser had. Gives the `Set-Cookie` header. */
export async function signIn(user: User, request: Request): Promise<string> {
	const old = readReference(request);
	if (old) await endSession(old);
	return referenceCookie(await startSession(user, request.headers.get("User-Agent")));
}

/** Ends the browser's session on the server. Gives the `Set-Cookie` header. */
export async function signOut(request: Request): Promise<string> {
	const reference = readReference(request);
	if (reference) await endSession(reference);
	return forgetReferenceCookie();
}

let made: Promise<void> | undefined;

/** The first administrator is made once in a process; whoever signs in at once waits for it. */
export function firstAdmin(): Promise<void> {
	made ??= ensureFirstAdmin();
	return made;
}
