/** Characters. */
export const WORKSHOP_LIMITS = { title: 150, description: 4000 };

/** Characters of a description that the cards on the home page show: two or three lines. */
export const MAX_BRIEF_LENGTH = 110;
