/** When a person said that they cannot come, so that nobody plans or offers them the slot again. */
export const sql = "ALTER TABLE meeting_person ADD COLUMN cancelled_at TEXT";
