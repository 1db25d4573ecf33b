import { expect, test } from "vitest";
import { db } from "#app/runtime/database.server.ts";
import { deleteExpiredPending, endPending, pendingAccount, pendingCookie } from "./pending-cookie.server.ts";
import { type Account, getAccount, insertUser, setPassword } from "./users.server.ts";

const NOON = new Date("2025-11-19T12:00:00.000Z");
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

let users = 0;
async function accountWithFactor(): Promise<Account> {
	users += 1;
	const added = await insertUser(db, { username: `pending-${users}`, roles: ["admin"], passwordHash: "$argon2id$none" });
	await db
		.updateTable("user")
		.set({ totp_secret: "JBSWY3DPEHPK3PXP" })
		.where("id", "=", added?.id ?? "")
		.execute();
	return (await getAccount(added?.id ?? "")) as Account;
}
const browserWith = (setCookie: string) => new Request("https://summit.example/admin/login", { headers: { Cookie: setCookie.split(";")[0] ?? "" } });
const rows = () => db.selectFrom("pending_sign_in").selectAll().execute();

test("a sign-in pending its second factor has a random reference, of which the database contains only a hash", async () => {
	const account = await accountWithFactor();
	const cookie = await pendingCookie(account, NOON);
	const reference = cookie.match(/=([\w-]{43});/)?.[1] as string;
	const [row] = await rows();
	expect(row).toEqual({ id_hash: expect.any(String), user_id: account.id, password_hash: account.passwordHash, expires_at: later(300).toISOString() });
	expect(JSON.stringify(row)).not.toContain(reference);
	const browser = browserWith(cookie);
	expect([(await pendingAccount(browser, later(299)))?.id, await pendingAccount(browser, later(300))]).toEqual([account.id, undefined]);
	// A copy of the database contains only this.
	const fromCopy = browserWith(cookie.replace(reference, row?.id_hash ?? ""));
	expect(await pendingAccount(fromCopy, NOON)).toBeUndefined();
	expect(await endPending(browser)).toContain("Max-Age=0");
	expect([await pendingAccount(browser, NOON), await rows()]).toEqual([undefined, []]);
});

test("a pending sign-in ends when the password changes, and is deleted when it expires", async () => {
	const account = await accountWithFactor();
	const browser = browserWith(await pendingCookie(account, NOON));
	await setPassword(db, account.id, { password: "aqueduct under aurora", passwordHash: "$argon2id$other", mustChange: false });
	expect(await pendingAccount(browser, NOON)).toBeUndefined();
	await deleteExpiredPending(later(299), db);
	expect(await rows()).toHaveLength(1);
	await deleteExpiredPending(later(300), db);
	expect(await rows()).toEqual([]);
});
