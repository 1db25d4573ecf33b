/** Places and waiting entries are found by their ticket in any state. */
export const sql = `
CREATE INDEX place_ticket ON place (ticket_id);
CREATE INDEX waiting_entry_ticket ON waiting_entry (ticket_id);
`;
