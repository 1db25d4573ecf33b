/**
 * How many days the site keeps what. 0 is until somebody deletes it, as it was before: a site that is there already loses
 * nothing until its organizers say so.
 */
export const sql = `
CREATE TABLE retention (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	message_days INTEGER NOT NULL CHECK (message_days BETWEEN 0 AND 3650),
	mail_days INTEGER NOT NULL CHECK (mail_days BETWEEN 1 AND 365),
	activity_days INTEGER NOT NULL CHECK (activity_days BETWEEN 0 AND 3650)
) STRICT;
INSERT INTO retention (id, message_days, mail_days, activity_days)
SELECT 1, iif(is_old, 0, 365), 30, iif(is_old, 0, 365) FROM (SELECT EXISTS (SELECT 1 FROM event) AS is_old);

CREATE TRIGGER retention_update AFTER UPDATE ON retention BEGIN UPDATE content_version SET version = version + 1; END;
`;
