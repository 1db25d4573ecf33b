import { EMAIL_LENGTH } from "#app/http/form-rules.ts";

/** The longest each field may be, in characters. */
export const CONTACT_LIMITS = { name: 100, email: EMAIL_LENGTH, subject: 150, message: 5000 };
