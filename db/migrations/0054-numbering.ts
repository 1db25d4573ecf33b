/** Up to which number invoices and credit notes may be out although the database, restored from a backup, does not know them. */
export const sql = `
CREATE TABLE numbering (
	kind TEXT PRIMARY KEY CHECK (kind IN ('invoice', 'creditNote')),
	last INTEGER NOT NULL CHECK (last > 0)
) STRICT, WITHOUT ROWID;
`;
