/** Attendees' details, tickets whose secret the buyer no longer knows, and how often an unpaid order's email was corrected. */
export const sql = `
ALTER TABLE ticket ADD COLUMN company TEXT;
ALTER TABLE ticket ADD COLUMN job_title TEXT;
ALTER TABLE ticket ADD COLUMN country TEXT;
ALTER TABLE ticket ADD COLUMN is_reassigned INTEGER NOT NULL DEFAULT 0 CHECK (is_reassigned IN (0, 1));
UPDATE ticket SET is_reassigned = 1 WHERE attendee_email IS NOT NULL;
ALTER TABLE "order" ADD COLUMN email_changes INTEGER NOT NULL DEFAULT 0;
`;
