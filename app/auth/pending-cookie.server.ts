import { env } from "~/env.server";
import { seal, unseal } from "./seal.server";
import { keyedHash } from "./secret.server";
import { type Account, getAccount } from "./users.server";

/** How long a right password waits for the second factor. Milliseconds. */
const LIFETIME = 5 * 60_000;
const PURPOSE = "sign-in";

const cookie = (value: string, seconds: number) =>
	`${nameOf()}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${env.isHttps ? "; Secure" : ""}`;
const nameOf = () => (env.isHttps ? "__Host-sign-in" : "sign-in");

/** The `Set-Cookie` header by which this browser, and no other, may go on with the second factor. No session begins yet. */
export async function pendingCookie(account: Account, now?: number): Promise<string> {
	return cookie(await seal(PURPOSE, `${account.id} ${await keyedHash(account.passwordHash)}`, LIFETIME, now), LIFETIME / 1000);
}

export const forgetPendingCookie = () => cookie("", 0);

/** Whose password this browser gave, if that was not long ago, password and factor are still the same and the account is open. */
export async function pendingAccount(request: Request, now?: number): Promise<Account | undefined> {
	const start = `${nameOf()}=`;
	const pair = request.headers
		.get("Cookie")
		?.split(/;\s*/)
		.find((part) => part.startsWith(start));
	const [id = "", fingerprint] = (await unseal(PURPOSE, pair?.slice(start.length) ?? "", now))?.split(" ") ?? [];
	const account = await getAccount(id);
	return account?.secret && !account.disabled && fingerprint === (await keyedHash(account.passwordHash)) ? account : undefined;
}
