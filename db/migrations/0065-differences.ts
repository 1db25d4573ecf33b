/** Amounts by which accepted orders were paid short. The invoice keeps its total; `credited` is the part that credit notes took back without a refund. */
export const sql = `
CREATE TABLE difference (
	order_id INTEGER PRIMARY KEY REFERENCES "order" (id),
	amount INTEGER NOT NULL CHECK (amount > 0),
	credited INTEGER NOT NULL DEFAULT 0 CHECK (credited BETWEEN 0 AND amount),
	reason TEXT,
	username TEXT NOT NULL,
	accepted_at TEXT NOT NULL
) STRICT;
`;
