/** The longest each text may be, in characters. */
export const PARTNER_LIMITS = { name: 100, description: 300 };
