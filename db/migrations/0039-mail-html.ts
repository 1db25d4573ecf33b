/** In which language a mail is, where it goes as HTML, too; and what goes with it, made when it is sent. */
export const sql = `
ALTER TABLE mail ADD COLUMN locale TEXT CHECK (locale IN ('en', 'es', 'sv'));
ALTER TABLE mail ADD COLUMN attachments TEXT NOT NULL DEFAULT '[]';
`;
