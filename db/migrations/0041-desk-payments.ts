/** Money that is taken at a desk is told apart from what came by transfer. */
export const sql = "ALTER TABLE payment ADD COLUMN in_cash INTEGER NOT NULL DEFAULT 0 CHECK (in_cash IN (0, 1));";
