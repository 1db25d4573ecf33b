/** The summit can be postponed or canceled as a whole. */
export const sql = `
ALTER TABLE event ADD COLUMN held TEXT CHECK (held IN ('postponed', 'cancelled'));
`;
