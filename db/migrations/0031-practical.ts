/** What visitors should know beside the agenda, and a map of the city. */
export const sql = `
ALTER TABLE event ADD COLUMN practical TEXT CHECK (json_type(practical, '$.en') IS 'text' OR practical IS NULL);
ALTER TABLE event ADD COLUMN city_map TEXT;
`;
