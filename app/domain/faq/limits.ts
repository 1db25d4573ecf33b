/** The longest each text may be, in characters. */
export const FAQ_LIMITS = { question: 200, answer: 2000 };
