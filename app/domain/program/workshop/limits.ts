/** The longest each text may be, in characters. */
export const WORKSHOP_LIMITS = { title: 150, description: 4000 };
