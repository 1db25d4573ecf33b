import { countChanges } from "./version-triggers.ts";

const COUNTED_TOGETHER = [
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

/** Each public table is counted by itself: a cached answer ends only when one of those changes that it was made from. */
export const sql = `
${COUNTED_TOGETHER.flatMap((table) => ["insert", "update", "delete"].map((verb) => `DROP TRIGGER ${table}_${verb};`)).join("\n")}
DROP TRIGGER retention_update;
DROP TABLE content_version;
CREATE TABLE table_version (
	name TEXT PRIMARY KEY,
	version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
${[...COUNTED_TOGETHER, "picture_file", "retention"].map(countChanges).join("\n")}
`;
