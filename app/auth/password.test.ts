import { expect, test } from "vitest";
import { CURRENT_COST, hashPassword, needsRehash, passwordFault, verifyPassword } from "./password.server.ts";

const PASSWORD = "aqueduct under aurora";
const CHEAP = { memory: 64, passes: 1, parallelism: 1 };

test("a hash is Argon2id of at least the required cost, with a new salt each time", async () => {
	const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
	expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
	expect(one).not.toBe(other);
	expect([CURRENT_COST.memory >= 19_456, CURRENT_COST.passes >= 2, CURRENT_COST.parallelism]).toEqual([true, true, 1]);
});

test("accepts only the same password, in any Unicode composition, and none for an unknown user", async () => {
	const hash = await hashPassword("contraseña åäö larga", CHEAP);
	const tries = ["contraseña åäö larga", "contraseña åäö larga".normalize("NFD"), "Contraseña åäö larga", "contraseña åäö larga ", ""];
	expect(await Promise.all(tries.map((attempt) => verifyPassword(attempt, hash)))).toEqual([true, true, false, false, false]);
	expect(await verifyPassword(PASSWORD, undefined)).toBe(false);
});

/** From the reference implementation (github.com/P-H-C/phc-winner-argon2, test.c: v=19, id, m=65536, t=2, p=1). */
test("hashes match the reference implementation of Argon2", async () => {
	const known = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
	expect([await verifyPassword("password", known), await verifyPassword("differentpassword", known)]).toEqual([true, false]);
});

test("a hash cheaper than today's needs rehashing", async () => {
	const hash = await hashPassword(PASSWORD, CHEAP);
	expect([needsRehash(hash, CHEAP), needsRehash(hash), needsRehash(hash, { ...CHEAP, passes: 2 })]).toEqual([false, true, true]);
});

test("does not hash overlong passwords", async () => {
	const hash = await hashPassword("ﷺ".repeat(256), CHEAP);
	expect(await Promise.all(["ﷺ".repeat(256), "ﷺ".repeat(257), "x".repeat(60_000_000)].map((attempt) => verifyPassword(attempt, hash)))).toEqual([
		true,
		false,
		false,
	]);
});

test("a broken hash is an error, not a wrong password", async () => {
	await expect(verifyPassword(PASSWORD, "$2b$10$abc")).rejects.toThrow(/no Argon2id string/);
});

test("simultaneous checks each get their own result", async () => {
	const hash = await hashPassword(PASSWORD, CHEAP);
	const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => verifyPassword(index % 2 ? PASSWORD : "another password", hash)));
	expect(answers).toEqual(Array.from({ length: 12 }, (_, index) => index % 2 === 1));
});

test.each([
	["x".repeat(14), "tooShort"],
	["🦌".repeat(14), "tooShort"],
	["aqueduct aurora", undefined],
	["aqueduct ".repeat(28), undefined],
	["aqueduct ".repeat(29), "tooLong"],
	["🦌 🐧 🦭 🦉 ".repeat(32), undefined],
	["🦌 🐧 🦭 🦉 ".repeat(33), "tooLong"],
	["PasswordPassword", "common"],
	["latamnordicssummit", "common"],
	["aaaaaaaaaaaaaaaaaaaa", "common"],
	["               ", "common"],
])("the policy rates %j as %s", (password, fault) => {
	expect(passwordFault(password)).toBe(fault);
});
