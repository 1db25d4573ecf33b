/** Characters. */
export const WORKSHOP_LIMITS = { title: 150, description: 4000 };
