/** Money that an organizer sends back at Stripe itself: until it counts for a cancellation, and what of it Stripe said early. */
export const sql = `
ALTER TABLE refund ADD COLUMN uncounted INTEGER NOT NULL DEFAULT 0 CHECK (uncounted BETWEEN 0 AND amount);
ALTER TABLE card_event ADD COLUMN refund TEXT;
ALTER TABLE card_event ADD COLUMN status TEXT CHECK (status IN ('pending', 'done', 'failed'));
CREATE INDEX card_event_refund ON card_event (refund) WHERE refund IS NOT NULL;
`;
