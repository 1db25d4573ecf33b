/** By which a message sent twice is found among those of the last minutes, however many there are. */
export const sql = "CREATE INDEX contact_message_created ON contact_message (created_at);";
