/** A ticket that is exchanged once it is paid stands on an invoice of its own, so that an order has several. */
export const sql = `
ALTER TABLE order_line ADD COLUMN invoice_id INTEGER REFERENCES invoice (id);
UPDATE order_line SET invoice_id = (SELECT invoice.id FROM invoice WHERE invoice.order_id = order_line.order_id AND invoice.kind = 'invoice');
`;
