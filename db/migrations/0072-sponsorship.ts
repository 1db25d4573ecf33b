/** For the sponsorship pack: the price that each level starts at, in whole US dollars, the contact, and a picture. */
export const sql = `
ALTER TABLE event ADD COLUMN platinum_from INTEGER;
ALTER TABLE event ADD COLUMN gold_from INTEGER;
ALTER TABLE event ADD COLUMN silver_from INTEGER;
ALTER TABLE event ADD COLUMN supporting_from INTEGER;
ALTER TABLE event ADD COLUMN institutional_from INTEGER;
ALTER TABLE event ADD COLUMN sponsor_contact TEXT;
ALTER TABLE event ADD COLUMN sponsor_email TEXT;
ALTER TABLE event ADD COLUMN audience_picture TEXT;
`;
