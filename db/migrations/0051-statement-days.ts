/** Two lines that differ by no more than day and month in another order are two. Of those from before nobody knows. */
export const sql = "ALTER TABLE statement_line ADD COLUMN day TEXT;";
