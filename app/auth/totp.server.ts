import { Secret, TOTP } from "otpauth";

/** Defaults of authenticator apps (RFC 6238), with SHA-1. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** The library throws on other characters. */
const CODE = /^[0-9]{6}$/;
/** 160 bits, as RFC 4226, 4 (R6) recommends. */
const SECRET_BYTES = 20;
/** Accepts one step before and after, for clocks that differ (RFC 6238, 5.2). */
const WINDOW_STEPS = 1;

export function newSecret(): string {
	return new Secret({ size: SECRET_BYTES }).base32;
}

export function keyAddress(secret: string, username: string, issuer: string): string {
	return totp(secret, username, issuer).toString();
}

/**
 * Returns the time step of a code, or undefined if it belongs to none near `now`.
 * @param now milliseconds since 1970
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
	if (!CODE.test(code)) return undefined;
	const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW_STEPS });
	return delta === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp: now }) + delta;
}

function totp(secret: string, label?: string, issuer?: string): TOTP {
	return new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period: PERIOD_SECONDS, digits: DIGITS, algorithm: "SHA1" });
}
