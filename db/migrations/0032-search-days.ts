/** What comes out later is looked up by its day, so that nothing else needs to be looked at for its day. */
export const sql = "CREATE INDEX search_entry_day ON search_entry (visible_from);";
