/**
 * When the people of orders are erased, and how long invoices name who bought. Of an invoice that and nothing else can be
 * taken away.
 */
export const sql = `
ALTER TABLE "order" ADD COLUMN erased_at TEXT;
ALTER TABLE retention ADD COLUMN order_days INTEGER NOT NULL DEFAULT 0 CHECK (order_days BETWEEN 0 AND 3650);
ALTER TABLE retention ADD COLUMN invoice_years INTEGER NOT NULL DEFAULT 6 CHECK (invoice_years BETWEEN 5 AND 30);
DROP TRIGGER invoice_no_update;
CREATE TRIGGER invoice_no_update BEFORE UPDATE ON invoice
WHEN NEW.snapshot IS NOT json_set(OLD.snapshot, '$.buyer', json('{"name":""}'))
	OR (NEW.id, NEW.kind, NEW.number, NEW.order_id, NEW.credits, NEW.issued_at) IS NOT (OLD.id, OLD.kind, OLD.number, OLD.order_id, OLD.credits, OLD.issued_at)
BEGIN SELECT RAISE(ABORT, 'invoice is never changed'); END;
`;
