import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { recordRefusal } from "#app/runtime/request-context.server.ts";
import { retryUntilSuccess } from "#app/runtime/retry-until-success.ts";
import { type BlockedAttempt, openAttempt, openCodeAttempt, openConfirmation } from "./attempt.server.ts";
import type { Credentials } from "./credentials.ts";
import { deviceCookie } from "./device-cookie.server.ts";
import { clearReferenceCookie, readReference, referenceCookie } from "./login-session-cookie.server.ts";
import { endLoginSession, startLoginSession } from "./login-sessions.server.ts";
import { hashPassword, needsRehash, verifyPassword } from "./password.server.ts";
import { pendingAccount } from "./pending-cookie.server.ts";
import { acceptCode } from "./second-factor.server.ts";
import { logSignIn } from "./sign-in-log.server.ts";
import type { User } from "./user.ts";
import { type Account, ensureFirstAdmin, findAccount, getAccount, replaceHash } from "./users.server.ts";

/** `lockedFactor`: see `acceptCode`. `late`: the password was given too long ago. `ended`: the user's time limit has passed. */
export type RefusalReason = "wrong" | "wrongCode" | "lockedFactor" | "late" | "ended" | "throttled";

export class SignInRefused extends Error {
	readonly reason: RefusalReason;
	readonly retryAfter: number | undefined;
	readonly allowsBothFactors: boolean;

	constructor(reason: RefusalReason, { retryAfter, allowsBothFactors = false }: Partial<BlockedAttempt> = {}) {
		super(`Signing in was refused: ${reason}`);
		this.reason = reason;
		this.retryAfter = retryAfter;
		this.allowsBothFactors = allowsBothFactors;
	}
}

/**
 * `password` checks username, password and a code if there is one; without it, users with a second factor are only half signed in. `code` checks a
 * code in the browser that gave the password.
 * @throws SignInRefused
 */
export const authenticator = new Authenticator<Account>()
	.use(
		new FormStrategy(({ form, request }) => {
			const code = String(form.get("code") ?? "").trim();
			return verifyCredentials({ username: String(form.get("username")), password: String(form.get("password")), code }, request);
		}),
		"password",
	)
	.use(new FormStrategy(({ form, request }) => verifyPendingCode(String(form.get("code")), request)), "code");

/**
 * Unknown users, wrong passwords and disabled accounts get the same answer after the same work (ASVS 5.0, 6.3.8). Only the right password reveals
 * that an account's time limit has passed.
 * @throws SignInRefused
 */
export async function verifyCredentials({ username, password, code }: Credentials & { code?: string }, request: Request): Promise<Account> {
	await firstAdmin();
	const account = await findAccount(username);
	const attempt = await openAttempt(username, account, Boolean(code), request);
	if ("retryAfter" in attempt) throw refused("throttled", account, attempt);
	const { blockedSeconds } = attempt;
	const wrong = (reason: RefusalReason) =>
		blockedSeconds === undefined ? refused(reason, account) : refused("throttled", account, { retryAfter: blockedSeconds, allowsBothFactors: true });

	const isRight = await verifyPassword(password, account?.passwordHash);
	if (!account || !isRight || account.disabled) throw wrong("wrong");
	if (account.hasEnded) throw wrong("ended");
	await renewHash(account, password);
	if (account.storedSeed && code) {
		const second = await openCodeAttempt(account, request, { isCounted: true });
		if ("retryAfter" in second) throw blockedSeconds === undefined ? refused("throttled", account, second) : wrong("wrongCode");
		const outcome = await acceptCode(account, code);
		if (outcome !== "accepted") throw wrong(REASONS[outcome]);
		await second.succeed();
	} else if (blockedSeconds !== undefined) throw wrong("wrong");
	await (account.storedSeed && !code ? attempt.undo() : attempt.succeed());
	return account;
}

const REASONS = { wrong: "wrongCode", locked: "lockedFactor" } as const;

async function renewHash(account: Account, password: string): Promise<void> {
	if (!needsRehash(account.passwordHash)) return;
	const fresh = await hashPassword(password);
	await replaceHash(account, fresh);
	account.passwordHash = fresh;
}

async function verifyPendingCode(code: string, request: Request): Promise<Account> {
	const account = await pendingAccount(request);
	if (!account) throw refused("late", account);
	if (account.hasEnded) throw refused("ended", account);
	const attempt = await openCodeAttempt(account, request);
	if ("retryAfter" in attempt) throw refused("throttled", account, attempt);
	const outcome = await acceptCode(account, code);
	if (outcome !== "accepted") throw refused(REASONS[outcome], account);
	await attempt.succeed();
	return account;
}

/**
 * Checks the user's password again before a sensitive change.
 * @throws SignInRefused
 */
export async function confirmPassword(user: User, password: string): Promise<void> {
	const attempt = await openConfirmation(user.id);
	if ("retryAfter" in attempt) throw refused("throttled", user, attempt);
	const account = await getAccount(user.id);
	if (!(await verifyPassword(password, account?.passwordHash))) throw refused("wrong", user);
	await attempt.succeed();
}

/** Logs only names of existing users: people type passwords into that field. */
function refused(reason: RefusalReason, user: Pick<User, "username"> | undefined, blocked?: BlockedAttempt): SignInRefused {
	recordRefusal(reason, user?.username ?? "unknown");
	return new SignInRefused(reason, blocked);
}

/**
 * Starts a login session with a new reference, ends the browser's earlier one and makes the browser known to the account.
 * @returns `Set-Cookie` headers, the login session's first
 */
export async function signIn(user: Pick<User, "id" | "username" | "due">, request: Request): Promise<string[]> {
	const old = readReference(request);
	if (old) await endLoginSession(old);
	const reference = await startLoginSession(user, request.headers.get("User-Agent"));
	logSignIn(user, request);
	return [referenceCookie(reference), deviceCookie(request, user.id)];
}

export async function signOut(request: Request): Promise<string> {
	const reference = readReference(request);
	if (reference) await endLoginSession(reference);
	return clearReferenceCookie();
}

/** Created once in a process; the first sign-in waits for it. */
export const firstAdmin = retryUntilSuccess(() => ensureFirstAdmin());
