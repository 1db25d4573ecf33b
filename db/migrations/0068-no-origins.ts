/** Mails in the outbox hold paths only: orders and disruptions no longer store the host of a request. */
export const sql = `
ALTER TABLE "order" DROP COLUMN origin;
ALTER TABLE holding DROP COLUMN origin;
`;
