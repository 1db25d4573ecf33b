/** By which lists of many orders stay quick. */
export const sql = `
CREATE INDEX order_created ON "order" (created_at);
CREATE INDEX order_event_what ON order_event (what, order_id);
`;
