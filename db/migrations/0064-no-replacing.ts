/** Rows of the ledger and invoices are not replaced either: `REPLACE` deletes them without asking the triggers that refuse to delete. */
export const sql = `
CREATE TRIGGER order_event_no_replace BEFORE INSERT ON order_event
WHEN EXISTS (SELECT 1 FROM order_event WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'order_event is never changed'); END;
CREATE TRIGGER invoice_no_replace BEFORE INSERT ON invoice
WHEN EXISTS (SELECT 1 FROM invoice WHERE id = NEW.id OR (kind, number) = (NEW.kind, NEW.number))
BEGIN SELECT RAISE(ABORT, 'invoice is never changed'); END;
`;
