import { EMAIL_LENGTH } from "~/http/form-rules";

/** The longest each field may be, in characters. */
export const CONTACT_LIMITS = { name: 100, email: EMAIL_LENGTH, subject: 150, message: 5000 };
