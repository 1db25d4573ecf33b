import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { passwordFault } from "./password.server.ts";

const longEnough = dictionary["passwords-common"].filter((password) => password.length >= 8);

test("rejects the 3,000 most common passwords of at least 8 characters and all common ones of at least 15", () => {
	const commonest = longEnough.slice(0, 3000);
	expect(commonest).toHaveLength(3000);
	expect(commonest.filter((password) => passwordFault(password, { hasSecondFactor: true }) !== "common")).toEqual([]);
	const alone = longEnough.filter((password) => password.length >= 15);
	expect(alone.filter((password) => passwordFault(password) !== "common")).toEqual([]);
});

test("the list matches its package", () => {
	expect([...COMMON_PASSWORDS]).toEqual(longEnough.filter((password, index) => index < 3000 || password.length >= 15));
});

test("accepts eight characters with a second factor", () => {
	expect([passwordFault("fjällrä", { hasSecondFactor: true }), passwordFault("fjällräv", { hasSecondFactor: true }), passwordFault("fjällräv")]).toEqual([
		"tooShort",
		undefined,
		"tooShort",
	]);
	expect(passwordFault("PassWord", { hasSecondFactor: true })).toBe("common");
});
