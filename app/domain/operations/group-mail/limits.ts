/** In characters. */
export const GROUP_MAIL_LIMITS = { subject: 150, text: 8000 };
