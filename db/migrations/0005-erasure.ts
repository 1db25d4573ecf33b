const now = "TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))";
const instant = (column: string) => `${column} TEXT CHECK (strftime('%Y-%m-%dT%H:%M:%fZ', ${column}) IS ${column})`;
const locale = "locale TEXT NOT NULL CHECK (locale IN ('en', 'es', 'sv'))";

/** The table anew, so that the number of a row that was deleted is never given to another. */
const numberedForEver = (table: string, columns: string[]) => `
ALTER TABLE ${table} RENAME TO former_${table};
CREATE TABLE ${table} (id INTEGER PRIMARY KEY AUTOINCREMENT, ${columns.join(", ")}) STRICT;
INSERT INTO ${table} SELECT * FROM former_${table};
DROP TABLE former_${table};
`;

/**
 * The log kept what visitors had written whole, so that its deletion could be undone, and the outbox kept mails to
 * addresses that had been removed. Both go, and `erasure.ts` then rewrites the file, in which they would still be found.
 * Since nothing can be brought back any more, a question that was asked of one message must never delete another.
 */
export const sql = `
UPDATE change
SET name = '', before = iif(before IS NULL, NULL, '{}'), after = iif(after IS NULL, NULL, '{}')
WHERE noun IN ('message', 'subscriber');

DELETE FROM mail
WHERE json_extract(headers, '$."List-Unsubscribe"') IS NOT NULL
AND NOT EXISTS (SELECT 1 FROM subscriber WHERE email = mail.recipient AND instr(mail.headers, key) > 0);

${numberedForEver("contact_message", [
	"name TEXT NOT NULL",
	"email TEXT NOT NULL",
	"subject TEXT NOT NULL",
	"message TEXT NOT NULL",
	locale,
	`created_at ${now}`,
	instant("read_at"),
	instant("answered_at"),
	instant("archived_at"),
])}
${numberedForEver("subscriber", ["email TEXT NOT NULL UNIQUE CHECK (email = lower(email))", locale, `created_at ${now}`, instant("confirmed_at"), "key TEXT"])}
CREATE UNIQUE INDEX subscriber_key ON subscriber (key);
${numberedForEver("mail", [
	"recipient TEXT NOT NULL",
	"subject TEXT NOT NULL",
	"body TEXT NOT NULL",
	"headers TEXT NOT NULL DEFAULT '{}' CHECK (json_type(headers) IS 'object')",
	`created_at ${now}`,
	instant("sent_at"),
	"attempts INTEGER NOT NULL DEFAULT 0",
	"last_error TEXT",
	instant("next_attempt_at"),
	instant("claimed_until"),
])}
CREATE INDEX mail_waiting ON mail (next_attempt_at) WHERE sent_at IS NULL;
CREATE INDEX mail_recipient ON mail (recipient);

INSERT INTO setting (key, value) SELECT 'rewrite_due', '1' WHERE EXISTS (SELECT 1 FROM event);
`;
