/** Address of an introductory film, which the hero links to. */
export const sql = "ALTER TABLE event ADD COLUMN film_url TEXT";
