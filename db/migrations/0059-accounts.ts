/** For closing the books: what a transfer said, and when money that goes back was sent; of what was sent before, the ledger knows it. */
export const sql = `
ALTER TABLE statement_line ADD COLUMN reference TEXT;
ALTER TABLE refund ADD COLUMN sent_at TEXT;
UPDATE refund SET sent_at = (
	SELECT max(at) FROM order_event
	JOIN payment ON payment.order_id = order_event.order_id
	WHERE payment.id = refund.payment_id AND what = 'refundSent' AND details ->> 'amount' = refund.amount
) WHERE state <> 'requested';
`;
