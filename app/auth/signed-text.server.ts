import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "./secret.server.ts";

/**
 * A text that goes through the browser and comes back unchanged, or not at all: readable, for one purpose, for so long.
 *
 * @param purpose keeps what was signed for one thing from being used for another
 * @param lifetime milliseconds
 */
export function sign(purpose: string, text: string, lifetime: number, now = Date.now()): string {
	const expires = now + lifetime;
	return [expires, Buffer.from(text).toString("base64url"), signature(purpose, expires, text)].join(".");
}

/** The signed text; nothing where it was touched, ran out, or is for another purpose. */
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
