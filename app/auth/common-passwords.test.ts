import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { passwordFault } from "./password.server.ts";

const longEnough = dictionary["passwords-common"].filter((password) => password.length >= 8);

test("the 3,000 commonest passwords of eight letters and more are refused, and every common one of fifteen", () => {
	const commonest = longEnough.slice(0, 3000);
	expect(commonest).toHaveLength(3000);
	expect(commonest.filter((password) => passwordFault(password, { hasSecondFactor: true }) !== "common")).toEqual([]);
	const alone = longEnough.filter((password) => password.length >= 15);
	expect(alone.filter((password) => passwordFault(password) !== "common")).toEqual([]);
});

test("the list is what its package gives, no more", () => {
	expect([...COMMON_PASSWORDS]).toEqual(longEnough.filter((password, index) => index < 3000 || password.length >= 15));
});

test("beside a second factor eight letters will do", () => {
	expect([passwordFault("fjällrä", { hasSecondFactor: true }), passwordFault("fjällräv", { hasSecondFactor: true }), passwordFault("fjällräv")]).toEqual([
		"tooShort",
		undefined,
		"tooShort",
	]);
	expect(passwordFault("PassWord", { hasSecondFactor: true })).toBe("common");
});
