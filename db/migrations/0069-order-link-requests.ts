/** Who asks for the links to their orders is answered by a timer: the request itself takes the same time whether there are any. */
export const sql = `
CREATE TABLE order_link_request (
	id INTEGER PRIMARY KEY,
	email TEXT NOT NULL,
	asked_at TEXT NOT NULL
) STRICT;
`;
