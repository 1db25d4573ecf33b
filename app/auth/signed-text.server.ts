import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "./secret.server.ts";

/**
 * Signs a text that passes through the browser and stays readable.
 * @param purpose prevents its use for anything else
 * @param lifetime milliseconds
 */
export function sign(purpose: string, text: string, lifetime: number, now = Date.now()): string {
	const expires = now + lifetime;
	return [expires, Buffer.from(text).toString("base64url"), signature(purpose, expires, text)].join(".");
}

export function readSigned(purpose: string, signed: string, now = Date.now()): string | undefined {
	const [expires, encoded = "", given = ""] = signed.split(".");
	const text = Buffer.from(encoded, "base64url").toString();
	const expected = Buffer.from(signature(purpose, Number(expires), text));
	const actual = Buffer.from(given);
	const isGenuine = actual.length === expected.length && timingSafeEqual(actual, expected);
	return isGenuine && Number(expires) > now ? text : undefined;
}

function signature(purpose: string, expires: number, text: string): string {
	return keyedHash(`sealed ${purpose} ${expires} ${text}`);
}
