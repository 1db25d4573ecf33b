/** Counts of forms are kept in memory: none of them could be matched to anybody once its process had ended. */
export const sql = "DROP TABLE rate_limit;";
