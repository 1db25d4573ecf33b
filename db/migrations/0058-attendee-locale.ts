/** Whoever gets a ticket from somebody else may read another language than its buyer. */
export const sql = `
ALTER TABLE ticket ADD COLUMN attendee_locale TEXT CHECK (attendee_locale IN ('en', 'es', 'sv'));
`;
