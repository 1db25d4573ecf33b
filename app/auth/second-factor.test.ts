import { TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { db, siteSecrets } from "#app/runtime/database.server.ts";
import { decryptSeed, encryptSeed } from "#db/totp-seeds.ts";
import { makeRecoveryCodes, recoveryCodesOf } from "./recovery-codes.server.ts";
import { acceptCode, offeredSecret, offerSecret, turnOffSecondFactor, turnOnSecondFactor, usersWithLockedSeeds } from "./second-factor.server.ts";
import { readSigned, sign } from "./signed-text.server.ts";
import { newSecret } from "./totp.server.ts";
import type { User } from "./user.ts";
import { type Account, getAccount, insertUser, setPassword } from "./users.server.ts";

const NOON = Date.parse("2025-11-19T12:00:00.000Z");
const STEP_MS = 30_000;
const codeAt = (secret: string, time: number) => new TOTP({ secret }).generate({ timestamp: time });

let user: { id: string; username: string; roles: User["roles"]; rights: [] };
let users = 0;
beforeEach(async () => {
	users += 1;
	const added = await insertUser(db, { username: `user-${users}`, roles: ["editor"], passwordHash: "$argon2id$none" });
	user = { ...(added as NonNullable<typeof added>), rights: [] };
});
const account = async () => (await getAccount(user.id)) as Account;

const seedOf = ({ id, storedSeed = "" }: Account) => decryptSeed(storedSeed, id, siteSecrets());
const accepts = async (...attempt: Parameters<typeof acceptCode>) => (await acceptCode(...attempt)) === "accepted";

async function turnedOn(): Promise<{ secret: string; recovery: string[] }> {
	const secret = newSecret();
	const recovery = await makeRecoveryCodes();
	expect(await turnOnSecondFactor(db, user.id, secret, { first: codeAt(secret, NOON), recovery }, NOON)).toBe("turnedOn");
	return { secret, recovery: recovery.codes };
}

test("an offered secret is accepted only from its user, unchanged and in time", async () => {
	const { secret, signed } = offerSecret(user);
	expect(offeredSecret(user, signed)).toEqual({ secret, signed });
	expect(offeredSecret({ ...user, id: "another" }, signed)).toBeUndefined();
	for (const touched of [`${signed}x`, `9${signed}`, signed.replace(/\.[\w-]+\./, ".AAAA."), "", "..", "%00"])
		expect(offeredSecret(user, touched)).toBeUndefined();
	const short = sign("a purpose", "text", 1000, NOON);
	expect([readSigned("a purpose", short, NOON + 999), readSigned("a purpose", short, NOON + 1000), readSigned("another", short, NOON)]).toEqual([
		"text",
		undefined,
		undefined,
	]);
});

test("only its own code puts a secret in force, and a second secret does not replace it", async () => {
	const secret = newSecret();
	const wrong = codeAt(newSecret(), NOON);
	expect(await turnOnSecondFactor(db, user.id, secret, { first: wrong, recovery: { hashed: [] } }, NOON)).toBe("wrongCode");
	expect([(await account()).storedSeed, (await recoveryCodesOf(user.id)).count]).toEqual([undefined, 0]);

	const on = await turnedOn();
	expect([seedOf(await account()), (await recoveryCodesOf(user.id)).count]).toEqual([on.secret, 10]);
	expect(await turnOnSecondFactor(db, user.id, secret, { first: codeAt(secret, NOON), recovery: { hashed: [] } }, NOON)).toBe("wrongCode");
	expect(seedOf(await account())).toBe(on.secret);
});

test("recovery codes are random, and the same form sent twice does not replace them", async () => {
	const { secret, recovery } = await turnedOn();
	expect(new Set(recovery).size).toBe(10);
	expect(recovery.filter((code) => !/^([0-9a-hjkmnp-tv-z]{4}-){4}[0-9a-hjkmnp-tv-z]{4}$/.test(code))).toEqual([]);
	const others = await makeRecoveryCodes();
	expect(recovery.filter((code) => others.codes.includes(code))).toEqual([]);
	const before = await recoveryCodesOf(user.id);
	expect(await turnOnSecondFactor(db, user.id, secret, { first: codeAt(secret, NOON), recovery: others }, NOON)).toBe("isOn");
	expect(await recoveryCodesOf(user.id)).toEqual(before);
});

test("recovery codes are stored as salted hashes, like passwords", async () => {
	const { recovery } = await turnedOn();
	const rows = await db.selectFrom("recovery_code").selectAll().where("user_id", "=", user.id).execute();
	expect(rows.map(({ code_hash }) => code_hash.split("$").slice(0, 4).join("$"))).toEqual(Array(10).fill("$argon2id$v=19$m=19456,t=2,p=1"));
	expect(new Set(rows.map(({ code_hash }) => code_hash.split("$")[4])).size).toBe(10);
	const stored = JSON.stringify(rows);
	expect(recovery.filter((code) => stored.includes(code.slice(5)) || stored.includes(code.replaceAll("-", "").slice(4)))).toEqual([]);
});

test("accepts each code once, including the first, and none older than the last", async () => {
	const { secret } = await turnedOn();
	const accept = async (code: string, now: number) => accepts(await account(), code, now);
	expect(await accept(codeAt(secret, NOON), NOON)).toBe(false);
	const [next, later] = [codeAt(secret, NOON + STEP_MS), codeAt(secret, NOON + 2 * STEP_MS)];
	expect(await accept(`${later.slice(0, 3)} ${later.slice(3)}`, NOON + 2 * STEP_MS)).toBe(true);
	expect([await accept(later, NOON + 2 * STEP_MS), await accept(next, NOON + 2 * STEP_MS)]).toEqual([false, false]);
});

test("accepts one of twenty simultaneous uses of a code", async () => {
	const { secret } = await turnedOn();
	const known = await account();
	const answers = await Promise.all(Array.from({ length: 20 }, () => accepts(known, codeAt(secret, NOON + STEP_MS), NOON + STEP_MS)));
	expect(answers.filter(Boolean)).toHaveLength(1);
});

test("accepts a recovery code once, in any spelling, only from its owner", async () => {
	const { recovery } = await turnedOn();
	const [one, other] = recovery as [string, string];
	const mine = await account();
	const stranger = (await getAccount(
		(await insertUser(db, { username: `stranger-${users}`, roles: ["editor"], passwordHash: "$argon2id$none" }))?.id ?? "",
	)) as Account;
	expect(await accepts(stranger, one)).toBe(false);
	expect([await accepts(mine, one.toUpperCase().replaceAll("-", " ")), await accepts(mine, one)]).toEqual([true, false]);
	expect(await accepts(mine, other.replaceAll("0", "O").replaceAll("1", "l"))).toBe(true);
	expect((await recoveryCodesOf(user.id)).count).toBe(8);
	const spent = await Promise.all(Array.from({ length: 5 }, () => accepts(mine, recovery[2] as string)));
	expect(spent.filter(Boolean)).toHaveLength(1);
	expect(await accepts(mine, "x".repeat(1_000_000))).toBe(false);
});

test("turning the factor off deletes recovery codes, and is refused while the password is too short to be the only factor", async () => {
	const { recovery } = await turnedOn();
	await setPassword(db, user.id, { password: "nine long", passwordHash: "$argon2id$none", mustChange: false });
	expect(await turnOffSecondFactor(db, user.id)).toBe(false);
	expect((await account()).storedSeed).toBeDefined();
	await setPassword(db, user.id, { password: "aqueduct under aurora", passwordHash: "$argon2id$none", mustChange: false });
	expect(await turnOffSecondFactor(db, user.id)).toBe(true);
	expect([(await account()).storedSeed, (await recoveryCodesOf(user.id)).count, await accepts(await account(), recovery[0] as string)]).toEqual([
		undefined,
		0,
		false,
	]);
});

test("the seed is encrypted for its user", async () => {
	const { secret } = await turnedOn();
	const { id, storedSeed = "" } = await account();
	expect([storedSeed.includes(secret), decryptSeed(storedSeed, id, siteSecrets()), decryptSeed(storedSeed, "another", siteSecrets())]).toEqual([
		false,
		secret,
		undefined,
	]);
});

test("with a seed that cannot be decrypted, codes are locked, recovery codes are accepted, and the factor can be turned off", async () => {
	const { secret, recovery } = await turnedOn();
	const totp_secret = encryptSeed(secret, user.id, "the secret of another site, lost since");
	await db.updateTable("user").set({ totp_secret }).where("id", "=", user.id).execute();
	const code = codeAt(secret, NOON + STEP_MS);
	expect([await acceptCode(await account(), code, NOON + STEP_MS), await acceptCode(await account(), recovery[0] as string)]).toEqual(["locked", "accepted"]);
	expect(await usersWithLockedSeeds()).toEqual([user.username]);
	expect(await turnOffSecondFactor(db, user.id)).toBe(true);
	expect(await usersWithLockedSeeds()).toEqual([]);
});
