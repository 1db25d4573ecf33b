import { EMAIL_LENGTH } from "#app/http/form-rules.ts";

/** Characters. */
export const CONTACT_LIMITS = { name: 100, email: EMAIL_LENGTH, subject: 150, message: 5000 };
