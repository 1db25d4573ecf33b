/** What holds for the fields of forms, in the browser and on the server alike. */

/** RFC 5321, 4.5.3.1.3: a path of 256 with its angle brackets. */
export const EMAIL_LENGTH = 254;
/** Stricter than `type=email`, which takes `name@company`. */
export const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s.]+$/;

/** A field that people do not see and robots fill. */
export const HONEYPOT = "homepage";

/** The longest name of a user. */
export const USERNAME_LENGTH = 64;
/** The longest password, in letters; 64 must be taken (ASVS 5.0, 6.2.9). A longer one is refused before it is looked at. */
export const PASSWORD_LENGTH = 256;

/** True where a password is longer than that. Of what is far longer the letters are not even counted. */
export function isTooLong(password: string): boolean {
	return password.length > 2 * PASSWORD_LENGTH || [...password].length > PASSWORD_LENGTH;
}

/** The largest file that a form takes, in bytes: 10 MB, as `editor.errors.fileTooLarge` says. */
export const FILE_SIZE = 10 * 1024 * 1024;
