/** Passwords that were made up expire at their first use, recovery codes are found by their first letters, and who reads messages is told. */
export const sql = `
ALTER TABLE user ADD COLUMN must_change_password INTEGER NOT NULL DEFAULT 0 CHECK (must_change_password IN (0, 1));
ALTER TABLE user ADD COLUMN may_read_messages INTEGER NOT NULL DEFAULT 0 CHECK (may_read_messages IN (0, 1));
ALTER TABLE recovery_code ADD COLUMN selector TEXT;
CREATE UNIQUE INDEX recovery_code_selector ON recovery_code (user_id, selector);
`;
