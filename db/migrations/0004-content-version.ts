/** What visitors read: every page is made from these tables alone. */
const CONTENT = [
	"event",
	"speaker",
	"workshop",
	"agenda_item",
	"agenda_speaker",
	"ticket_tier",
	"partner",
	"news_article",
	"region",
	"faq_entry",
	"legal_page",
	"picture",
];

/** Counts every change of content, whoever makes it, so that kept pages are known to be out of date. */
export const sql = `
CREATE TABLE content_version (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	version INTEGER NOT NULL
) STRICT;
INSERT INTO content_version (id, version) VALUES (1, 0);
${CONTENT.flatMap((table) =>
	["INSERT", "UPDATE", "DELETE"].map(
		(verb) => `CREATE TRIGGER ${table}_${verb.toLowerCase()} AFTER ${verb} ON ${table} BEGIN UPDATE content_version SET version = version + 1; END;`,
	),
).join("\n")}
`;
