/** The longest each text may be, in characters. */
export const SPEAKER_LIMITS = { name: 100, title: 120, company: 100, bio: 2000 };
