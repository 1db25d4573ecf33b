/** Requests for order links, answered by a timer, so that the response time does not reveal whether an email has orders. */
export const sql = `
CREATE TABLE order_link_request (
	id INTEGER PRIMARY KEY,
	email TEXT NOT NULL,
	asked_at TEXT NOT NULL
) STRICT;
`;
