/** An event is saved before its place is known. */
export const sql = `
ALTER TABLE event ALTER COLUMN city DROP NOT NULL;
ALTER TABLE event ALTER COLUMN country DROP NOT NULL;
ALTER TABLE event ALTER COLUMN airport_minutes DROP NOT NULL;
`;
