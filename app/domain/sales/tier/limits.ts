/** The longest each text may be, in characters; `features` that of a list's own lines together. */
export const TICKET_LIMITS = { name: 60, description: 300, feature: 100, features: 2000 };

/** The feature that no ticket lacks: the site shows recordings to everyone. */
export const OPEN_TO_ALL = "recordedSessions";
