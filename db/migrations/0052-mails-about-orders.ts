/** A mail names the orders that it is about, so that it is erased with their people, whoever got it. */
export const sql = "ALTER TABLE mail ADD COLUMN about TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(about));";
