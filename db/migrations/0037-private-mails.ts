/** Of mails whose links open what is their reader's alone, the outbox keeps the words no longer than until they are sent. */
export const sql = "ALTER TABLE mail ADD COLUMN is_private INTEGER NOT NULL DEFAULT 0 CHECK (is_private IN (0, 1));";
