/** In characters; `features` is for all custom lines of a list together. */
export const TICKET_LIMITS = { name: 60, description: 300, feature: 100, features: 2000 };

/** The site shows recordings to everyone. */
export const OPEN_TO_ALL = "recordedSessions";
