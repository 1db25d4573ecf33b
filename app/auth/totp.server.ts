import { Secret, TOTP } from "otpauth";

/** What authenticator apps take without being told: RFC 6238 with these, and SHA-1. */
const SECONDS = 30;
const DIGITS = 6;
/** The library throws at other letters of the same number. */
const CODE = /^[0-9]{6}$/;
/** 160 bits, as RFC 4226, 4 (R6) recommends. */
const SECRET_BYTES = 20;
/** A code counts one step before and after its own, for clocks that differ (RFC 6238, 5.2). */
const WINDOW = 1;

/** A new secret, in base32. */
export function newSecret(): string {
	return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that a QR code hands to an authenticator app. */
export function keyAddress(secret: string, username: string, issuer: string): string {
	return totp(secret, username, issuer).toString();
}

/**
 * The time step of which a code is the one, or nothing where it is of none near now.
 *
 * @param now milliseconds since 1970
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
	if (!CODE.test(code)) return undefined;
	const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
	return delta === null ? undefined : TOTP.counter({ period: SECONDS, timestamp: now }) + delta;
}

function totp(secret: string, label?: string, issuer?: string): TOTP {
	return new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period: SECONDS, digits: DIGITS, algorithm: "SHA1" });
}
