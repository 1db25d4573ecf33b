/** RFC 5321, 4.5.3.1.3: 256 including angle brackets. */
export const EMAIL_LENGTH = 254;
/** Stricter than `type=email`, which accepts `name@company`. */
export const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s.]+$/;

export const HONEYPOT = "homepage";

export const USERNAME_LENGTH = 64;
/** Characters; ASVS 5.0, 6.2.9 requires at least 64. */
export const PASSWORD_LENGTH = 256;

export function isTooLong(password: string): boolean {
	return password.length > 2 * PASSWORD_LENGTH || [...password].length > PASSWORD_LENGTH;
}

/** `editor.errors.fileTooLarge` states 10 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
