/** Erasing an order also deletes the email from its invoices; done here for erased orders. */
export const sql = `
DROP TRIGGER invoice_no_update;
CREATE TRIGGER invoice_no_update BEFORE UPDATE ON invoice
WHEN (NEW.snapshot IS NOT json_set(OLD.snapshot, '$.buyer', json('{"name":""}')) AND NEW.snapshot IS NOT json_remove(OLD.snapshot, '$.buyer.email'))
	OR (NEW.id, NEW.kind, NEW.number, NEW.order_id, NEW.credits, NEW.issued_at) IS NOT (OLD.id, OLD.kind, OLD.number, OLD.order_id, OLD.credits, OLD.issued_at)
BEGIN SELECT RAISE(ABORT, 'invoice is never changed'); END;
UPDATE invoice SET snapshot = json_remove(snapshot, '$.buyer.email')
WHERE snapshot ->> '$.buyer.email' IS NOT NULL AND order_id IN (SELECT id FROM "order" WHERE erased_at IS NOT NULL);
`;
