import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Credentials } from "./credentials";
import { hashPassword, needsRehash, verifyPassword } from "./password.server";
import { pendingAccount } from "./pending-cookie.server";
import { acceptCode } from "./second-factor.server";
import { forgetReferenceCookie, readReference, referenceCookie } from "./session-cookie.server";
import { endSession, startSession } from "./sessions.server";
import { attemptKeys, clearAttempts, countAttempt } from "./throttle.server";
import type { User } from "./user";
import { type Account, ensureFirstAdmin, findAccount, replaceHash } from "./users.server";

/** `late`: the second factor came when the password had been given too long ago. */
export type RefusalReason = "wrong" | "wrongCode" | "late" | "throttled";

/** Signing in did not succeed. */
export class SignInRefused extends Error {
	readonly reason: RefusalReason;
	/** Seconds to wait, where there were too many attempts. */
	readonly retryAfter: number | undefined;

	constructor(reason: RefusalReason, retryAfter?: number) {
		super(`Signing in was refused: ${reason}`);
		this.reason = reason;
		this.retryAfter = retryAfter;
	}
}

/**
 * Whom a posted form belongs to: `password` looks at its `username` and `password`, and who has a second factor is only
 * half signed in then; `code` looks at its `code`, in the browser that gave the password. Both throw `SignInRefused`.
 */
export const authenticator = new Authenticator<Account>()
	.use(
		new FormStrategy(({ form, request }) => verifyCredentials({ username: String(form.get("username")), password: String(form.get("password")) }, request)),
		"password",
	)
	.use(new FormStrategy(({ form, request }) => verifyPendingCode(String(form.get("code")), request)), "code");

/**
 * Whose the credentials are. An unknown user, a wrong password and a disabled account are answered alike and after the
 * same work (ASVS 5.0, 6.3.8). With a second factor the attempt stays counted until that is right too: else whoever has
 * the password could guess codes for ever.
 *
 * @throws SignInRefused
 */
export async function verifyCredentials({ username, password, code }: Credentials & { code?: string }, request: Request): Promise<Account> {
	await firstAdmin();
	const keys = await countedKeys(username, request);
	const account = await findAccount(username);
	const isRight = await verifyPassword(password, account?.passwordHash);
	if (!account || !isRight || account.disabled) throw new SignInRefused("wrong");

	if (needsRehash(account.passwordHash)) {
		const fresh = await hashPassword(password);
		await replaceHash(account, fresh);
		account.passwordHash = fresh;
	}
	if (account.secret && !code) return account;
	if (account.secret && !(await acceptCode(account, code as string))) throw new SignInRefused("wrongCode");
	await clearAttempts(keys);
	return account;
}

async function verifyPendingCode(code: string, request: Request): Promise<Account> {
	const account = await pendingAccount(request);
	if (!account) throw new SignInRefused("late");
	const keys = await countedKeys(account.username, request);
	if (!(await acceptCode(account, code))) throw new SignInRefused("wrongCode");
	await clearAttempts(keys);
	return account;
}

/**
 * Whether it is the password of who is signed in, asked again before something that matters; counted like signing in.
 *
 * @throws SignInRefused
 */
export async function confirmPassword({ username }: User, password: string, request: Request): Promise<void> {
	const keys = await countedKeys(username, request);
	const account = await findAccount(username);
	if (!(await verifyPassword(password, account?.passwordHash))) throw new SignInRefused("wrong");
	await clearAttempts(keys);
}

async function countedKeys(username: string, request: Request): Promise<string[]> {
	const keys = await attemptKeys(username, request);
	const allowance = await countAttempt(keys);
	if (!allowance.allowed) throw new SignInRefused("throttled", allowance.retryAfter);
	return keys;
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
