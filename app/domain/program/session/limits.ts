/** Characters. */
export const SESSION_LIMITS = { title: 150, description: 2000 };
/** Their title is enough; other types need a description. */
export const SELF_EXPLANATORY: readonly string[] = ["Break", "Networking", "Ceremony"];
export const MAX_SPEAKERS = 20;
export const MAX_LINKS = 10;
