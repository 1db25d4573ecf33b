import { TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { db } from "~/database.server";
import { countRecoveryCodes, recoveryCodesFor } from "./recovery-codes.server";
import { seal, unseal } from "./seal.server";
import { acceptCode, offeredSecret, offerSecret, turnOffSecondFactor, turnOnSecondFactor } from "./second-factor.server";
import { newSecret } from "./totp.server";
import type { User } from "./user";
import { type Account, getAccount, insertUser, setPassword } from "./users.server";

const NOON = Date.parse("2025-11-19T12:00:00.000Z");
const STEP = 30_000;
const codeAt = (secret: string, time: number) => new TOTP({ secret }).generate({ timestamp: time });

let user: User;
let users = 0;
beforeEach(async () => {
	users += 1;
	user = (await insertUser(db, { username: `user-${users}`, role: "editor", passwordHash: "$argon2id$none" })) as User;
});
const account = async () => (await getAccount(user.id)) as Account;

/** Turns it on with the code of noon. */
async function turnedOn(): Promise<{ secret: string; recovery: string[] }> {
	const secret = newSecret();
	const recovery = await recoveryCodesFor(user.id, secret);
	expect(await turnOnSecondFactor(db, user.id, secret, { first: codeAt(secret, NOON), recovery }, NOON)).toBe(true);
	return { secret, recovery };
}

test("an offered secret comes back to whom it was offered, unchanged and not too late", async () => {
	const { secret, sealed } = await offerSecret(user);
	expect(await offeredSecret(user, sealed)).toEqual({ secret, sealed });
	expect(await offeredSecret({ ...user, id: "another" }, sealed)).toBeUndefined();
	for (const touched of [`${sealed}x`, `9${sealed}`, sealed.replace(/\.[\w-]+\./, ".AAAA."), "", "..", "%00"])
		expect(await offeredSecret(user, touched)).toBeUndefined();
	const short = await seal("a purpose", "text", 1000, NOON);
	expect([await unseal("a purpose", short, NOON + 999), await unseal("a purpose", short, NOON + 1000), await unseal("another", short, NOON)]).toEqual([
		"text",
		undefined,
		undefined,
	]);
});

test("only a code of its own puts a secret in force, and no second one takes its place", async () => {
	const secret = newSecret();
	const wrong = codeAt(newSecret(), NOON);
	expect(await turnOnSecondFactor(db, user.id, secret, { first: wrong, recovery: ["a"] }, NOON)).toBe(false);
	expect([(await account()).secret, await countRecoveryCodes(user.id)]).toEqual([undefined, 0]);

	const on = await turnedOn();
	expect([(await account()).secret, await countRecoveryCodes(user.id)]).toEqual([on.secret, 10]);
	expect(await turnOnSecondFactor(db, user.id, secret, { first: codeAt(secret, NOON), recovery: ["a"] }, NOON)).toBe(false);
	expect((await account()).secret).toBe(on.secret);
});

test("a form that was sent twice shows the same recovery codes", async () => {
	const { secret, recovery } = await turnedOn();
	expect(new Set(recovery).size).toBe(10);
	expect(recovery.filter((code) => !/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/.test(code))).toEqual([]);
	expect(await turnOnSecondFactor(db, user.id, secret, { first: codeAt(secret, NOON), recovery }, NOON)).toBe(true);
	expect([await recoveryCodesFor(user.id, secret), await countRecoveryCodes(user.id)]).toEqual([recovery, 10]);
	expect(await recoveryCodesFor("another", secret)).not.toEqual(recovery);
});

test("each code counts once, also the one that turned it on, and none older than the last", async () => {
	const { secret } = await turnedOn();
	const accept = async (code: string, now: number) => acceptCode(await account(), code, now);
	expect(await accept(codeAt(secret, NOON), NOON)).toBe(false);
	const [next, later] = [codeAt(secret, NOON + STEP), codeAt(secret, NOON + 2 * STEP)];
	expect(await accept(`${later.slice(0, 3)} ${later.slice(3)}`, NOON + 2 * STEP)).toBe(true);
	expect([await accept(later, NOON + 2 * STEP), await accept(next, NOON + 2 * STEP)]).toEqual([false, false]);
});

test("of twenty times the same code at once one is accepted", async () => {
	const { secret } = await turnedOn();
	const known = await account();
	const answers = await Promise.all(Array.from({ length: 20 }, () => acceptCode(known, codeAt(secret, NOON + STEP), NOON + STEP)));
	expect(answers.filter(Boolean)).toHaveLength(1);
});

test("a recovery code counts once, however it was written down, for its owner alone, and stands hashed in the database", async () => {
	const { recovery } = await turnedOn();
	const [one, other] = recovery as [string, string];
	const mine = await account();
	const stranger = (await getAccount(
		(await insertUser(db, { username: `stranger-${users}`, role: "editor", passwordHash: "$argon2id$none" }))?.id ?? "",
	)) as Account;
	expect(await acceptCode(stranger, one)).toBe(false);
	expect([await acceptCode(mine, one.toUpperCase().replaceAll("-", " ")), await acceptCode(mine, one)]).toEqual([true, false]);
	expect(await acceptCode(mine, other.replaceAll("0", "O").replaceAll("1", "l"))).toBe(true);
	expect(await countRecoveryCodes(user.id)).toBe(8);
	const rows = JSON.stringify(await db.selectFrom("recovery_code").selectAll().execute());
	expect(recovery.filter((code) => rows.includes(code) || rows.includes(code.replaceAll("-", "")))).toEqual([]);
});

test("off takes the recovery codes along, and is refused while the password is too short to stand alone", async () => {
	const { recovery } = await turnedOn();
	await setPassword(db, user.id, "nine long", "$argon2id$none");
	expect(await turnOffSecondFactor(db, user.id)).toBe(false);
	expect((await account()).secret).toBeDefined();
	await setPassword(db, user.id, "aqueduct under aurora", "$argon2id$none");
	expect(await turnOffSecondFactor(db, user.id)).toBe(true);
	expect([(await account()).secret, await countRecoveryCodes(user.id), await acceptCode(await account(), recovery[0] as string)]).toEqual([
		undefined,
		0,
		false,
	]);
});
