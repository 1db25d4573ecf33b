import { countChanges } from "./version-triggers.ts";

/** Notes what the index must be told anew of: the entity that a row of a table is a part of, or with `*` all of a noun. */
function noteStale(table: string, notes: (row: "NEW" | "OLD") => string[], updated = ""): string {
	const verbs = { INSERT: ["NEW"], [`UPDATE${updated}`]: ["OLD", "NEW"], DELETE: ["OLD"] } as Record<string, ("NEW" | "OLD")[]>;
	return Object.entries(verbs)
		.map(([verb, rows]) => {
			const noted = rows
				.flatMap(notes)
				.map((note) => `INSERT INTO search_stale (noun, entity_id) SELECT noun, id FROM (${note}) WHERE id IS NOT NULL ON CONFLICT DO NOTHING;`);
			return `CREATE TRIGGER ${table}_${verb.split(" ")[0]?.toLowerCase()}_search AFTER ${verb} ON ${table} BEGIN ${noted.join("\n")} END;`;
		})
		.join("\n");
}

const one = (noun: string) => (row: string) => [`SELECT '${noun}' AS noun, ${row}.id AS id`];
const all = (...nouns: string[]) => nouns.map((noun) => `SELECT '${noun}' AS noun, '*' AS id`);
/** A session is found as itself, or as the workshop that it is. */
const session = (id: string) => [
	`SELECT 'session' AS noun, agenda_id AS id FROM session WHERE id = ${id}`,
	`SELECT 'workshop' AS noun, id AS id FROM workshop WHERE session_id = ${id}`,
];

/** What the site's search looks at: derived from the content by the program, which makes anew what is noted as stale. */
export const sql = `
CREATE TABLE search_entry (
	id INTEGER PRIMARY KEY,
	noun TEXT NOT NULL,
	entity_id TEXT NOT NULL,
	kind TEXT NOT NULL,
	locales TEXT NOT NULL,
	path TEXT NOT NULL,
	visible_from TEXT,
	name TEXT NOT NULL,
	name_lang TEXT,
	folded_name TEXT NOT NULL,
	text_lang TEXT,
	folded_text TEXT NOT NULL,
	text TEXT NOT NULL
) STRICT;
CREATE INDEX search_entry_entity ON search_entry (noun, entity_id);

CREATE VIRTUAL TABLE search_index USING fts5 (
	folded_name, folded_text,
	content = 'search_entry', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
CREATE TRIGGER search_entry_insert_index AFTER INSERT ON search_entry BEGIN
	INSERT INTO search_index (rowid, folded_name, folded_text) VALUES (NEW.id, NEW.folded_name, NEW.folded_text);
END;
CREATE TRIGGER search_entry_delete_index AFTER DELETE ON search_entry BEGIN
	INSERT INTO search_index (search_index, rowid, folded_name, folded_text) VALUES ('delete', OLD.id, OLD.folded_name, OLD.folded_text);
END;

CREATE TABLE search_stale (
	noun TEXT NOT NULL,
	entity_id TEXT NOT NULL,
	PRIMARY KEY (noun, entity_id)
) STRICT, WITHOUT ROWID;

${countChanges("search_entry")}
${countChanges("search_stale")}

${noteStale("speaker", (row) => [
	...one("speaker")(row),
	`SELECT 'session' AS noun, agenda_id AS id FROM session JOIN session_speaker ON session_id = session.id WHERE speaker_id = ${row}.id`,
	`SELECT 'workshop' AS noun, workshop.id AS id FROM workshop JOIN session_speaker USING (session_id) WHERE speaker_id = ${row}.id`,
])}
${noteStale("session", (row) => [`SELECT 'session' AS noun, ${row}.agenda_id AS id`, `SELECT 'workshop' AS noun, id AS id FROM workshop WHERE session_id = ${row}.id`])}
${noteStale("workshop", (row) => [...one("workshop")(row), `SELECT 'session' AS noun, agenda_id AS id FROM session WHERE id = ${row}.session_id`], " OF id, session_id, description")}
${noteStale("session_speaker", (row) => session(`${row}.session_id`))}
${noteStale("news_article", one("article"))}
${noteStale("faq_entry", one("question"))}
${noteStale("legal_page", one("legalPage"))}
${noteStale("region", one("region"))}
${noteStale("partner", one("partner"))}
${noteStale("page_text", () => all("page"))}
${noteStale("ticket_tier", () => all("page"))}
${noteStale("event", () => all("page", "legalPage", "question"))}

INSERT INTO search_stale (noun, entity_id) VALUES
	('speaker', '*'), ('session', '*'), ('workshop', '*'), ('article', '*'), ('question', '*'), ('legalPage', '*'), ('region', '*'), ('partner', '*'), ('page', '*');
`;
