/** The longest each text may be, in characters. */
export const SESSION_LIMITS = { title: 150, description: 2000 };
/** Types of sessions of which the title can say it all: a coffee break, registration, lunch. All others have a description. */
export const SELF_EXPLANATORY: readonly string[] = ["Break", "Networking", "Ceremony"];
/** The most people that one session names. */
export const MAX_SPEAKERS = 20;
/** The most links that it has beside its recording and its slides. */
export const MAX_LINKS = 10;
