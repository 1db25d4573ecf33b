/** The outbox holds paths alone: orders and a change of the whole summit no longer remember the host that a request named. */
export const sql = `
ALTER TABLE "order" DROP COLUMN origin;
ALTER TABLE holding DROP COLUMN origin;
`;
