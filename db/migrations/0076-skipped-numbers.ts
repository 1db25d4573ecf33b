/** Invoice and credit note numbers that a restore left out, with the reason for the books. */
export const sql = `
CREATE TABLE skipped_numbers (
	id INTEGER PRIMARY KEY,
	kind TEXT NOT NULL CHECK (kind IN ('invoice', 'creditNote')),
	first INTEGER NOT NULL CHECK (first > 0),
	last INTEGER NOT NULL CHECK (last >= first),
	reason TEXT NOT NULL CHECK (reason IN ('margin', 'lost')),
	noted_at TEXT NOT NULL
) STRICT;
`;
