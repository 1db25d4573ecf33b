/** The longest each text may be, in characters. */
export const LEGAL_LIMITS = { title: 80, summary: 300, body: 20_000 };
