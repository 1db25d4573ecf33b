import { Secret } from "otpauth";
import { expect, test } from "vitest";
import { keyAddress, newSecret, stepOf } from "./totp.server.ts";

/** RFC 6238, appendix B, SHA-1: the secret in ASCII, times in seconds, the last six digits of each code. */
const SECRET = Secret.fromLatin1("12345678901234567890").base32;
const VECTORS = [
	[59, "94287082"],
	[1111111109, "07081804"],
	[1111111111, "14050471"],
	[1234567890, "89005924"],
	[2000000000, "69279037"],
	[20000000000, "65353130"],
] as const;

test.each(VECTORS)("at second %d the code is %s", (second, eightDigits) => {
	const code = eightDigits.slice(-6);
	const step = Math.floor(second / 30);
	expect(stepOf(SECRET, code, second * 1000)).toBe(step);
	expect([-2, -1, 1, 2].map((steps) => stepOf(SECRET, code, (second + steps * 30) * 1000))).toEqual([undefined, step, step, undefined]);
});

test.each(["", "94287", "942870820", "abcdef", "287 82", "１２３４５６"])("%j is never a valid code", (code) => {
	expect(stepOf(SECRET, code, 59_000)).toBeUndefined();
});

test("secrets have 160 bits and differ", () => {
	const secrets = Array.from({ length: 20 }, newSecret);
	expect(new Set(secrets).size).toBe(20);
	expect(secrets.filter((secret) => !/^[A-Z2-7]{32}$/.test(secret))).toEqual([]);
});

test("the key address contains the account name and the secret", () => {
	const address = new URL(keyAddress(SECRET, "ana", "LATAM Nordics Summit"));
	expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual(["otpauth:", "totp", "/LATAM Nordics Summit:ana"]);
	expect(Object.fromEntries(address.searchParams)).toEqual({ issuer: "LATAM Nordics Summit", secret: SECRET, algorithm: "SHA1", digits: "6", period: "30" });
});
