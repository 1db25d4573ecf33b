import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { noteRefusal } from "#app/runtime/request-context.server.ts";
import { retryUntilSuccess } from "#app/runtime/retry-until-success.ts";
import { openAttempt, openCodeAttempt, openConfirmation, type ShutAttempt } from "./attempt.server.ts";
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

/** `lockedFactor`: the code cannot be checked, see `acceptCode`. `late`: the second factor came when the password had been given too long ago. `ended`: the time that the user was limited to is over. */
export type RefusalReason = "wrong" | "wrongCode" | "lockedFactor" | "late" | "ended" | "throttled";

/** Signing in did not succeed. */
export class SignInRefused extends Error {
	readonly reason: RefusalReason;
	readonly retryAfter: number | undefined;
	readonly isOpenToBoth: boolean;

	constructor(reason: RefusalReason, { retryAfter, isOpenToBoth = false }: Partial<ShutAttempt> = {}) {
		super(`Signing in was refused: ${reason}`);
		this.reason = reason;
		this.retryAfter = retryAfter;
		this.isOpenToBoth = isOpenToBoth;
	}
}

/**
 * Whom a posted form belongs to: `password` looks at its `username` and `password`, and who has a second factor is only
 * half signed in then unless the form has a `code` as well; `code` looks at that alone, in the browser that gave the
 * password. Both throw `SignInRefused`.
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
 * Whose the credentials are. An unknown user, a wrong password and a disabled account are answered alike and after the
 * same work (ASVS 5.0, 6.3.8). That the time of an account is over is said to whoever knows its password.
 *
 * @throws SignInRefused
 */
export async function verifyCredentials({ username, password, code }: Credentials & { code?: string }, request: Request): Promise<Account> {
	await firstAdmin();
	const account = await findAccount(username);
	const attempt = await openAttempt(username, account, Boolean(code), request);
	if ("retryAfter" in attempt) throw refused("throttled", account, attempt);
	const { shutFor } = attempt;
	const wrong = (reason: RefusalReason) =>
		shutFor === undefined ? refused(reason, account) : refused("throttled", account, { retryAfter: shutFor, isOpenToBoth: true });

	const isRight = await verifyPassword(password, account?.passwordHash);
	if (!account || !isRight || account.disabled) throw wrong("wrong");
	if (account.hasEnded) throw wrong("ended");
	await renewHash(account, password);
	if (account.storedSeed && code) {
		const second = await openCodeAttempt(account, request, { isCounted: true });
		if ("retryAfter" in second) throw shutFor === undefined ? refused("throttled", account, second) : wrong("wrongCode");
		const outcome = await acceptCode(account, code);
		if (outcome !== "accepted") throw wrong(REASONS[outcome]);
		await second.succeed();
	} else if (shutFor !== undefined) throw wrong("wrong");
	await (account.storedSeed && !code ? attempt.takeBack() : attempt.succeed());
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
 * Whether it is the password of who is signed in, asked again before something that matters.
 *
 * @throws SignInRefused
 */
export async function confirmPassword(user: User, password: string): Promise<void> {
	const attempt = await openConfirmation(user.id);
	if ("retryAfter" in attempt) throw refused("throttled", user, attempt);
	const account = await getAccount(user.id);
	if (!(await verifyPassword(password, account?.passwordHash))) throw refused("wrong", user);
	await attempt.succeed();
}

/** Only names of users are written down: people type passwords into that field. */
function refused(reason: RefusalReason, user: Pick<User, "username"> | undefined, shut?: ShutAttempt): SignInRefused {
	noteRefusal(reason, user?.username ?? "unknown");
	return new SignInRefused(reason, shut);
}

/**
 * Starts a login session with a new reference and ends the one that the browser had, which is known to the account from now on.
 * Gives the `Set-Cookie` headers, the login session's first.
 */
export async function signIn(user: Pick<User, "id" | "username" | "due">, request: Request): Promise<string[]> {
	const old = readReference(request);
	if (old) await endLoginSession(old);
	const reference = await startLoginSession(user, request.headers.get("User-Agent"));
	logSignIn(user, request);
	return [referenceCookie(reference), deviceCookie(request, user.id)];
}

/** Ends the browser's login session on the server. Gives the `Set-Cookie` header. */
export async function signOut(request: Request): Promise<string> {
	const reference = readReference(request);
	if (reference) await endLoginSession(reference);
	return clearReferenceCookie();
}

/** The first administrator is made once in a process; whoever signs in at once waits for it. */
export const firstAdmin = retryUntilSuccess(() => ensureFirstAdmin());
