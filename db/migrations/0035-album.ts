/** Where the pictures of the summit are, which visitors read of after it. */
export const sql = "ALTER TABLE event ADD COLUMN album_url TEXT;";
