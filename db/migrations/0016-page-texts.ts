import { countChanges } from "./version-triggers.ts";

/** What organizers wrote in place of the interface's own texts: by its key, JSON with the languages that differ. */
export const sql = `
CREATE TABLE page_text (
	key TEXT PRIMARY KEY,
	text TEXT NOT NULL CHECK (json_valid(text))
) STRICT, WITHOUT ROWID;
${countChanges("page_text")}
`;
