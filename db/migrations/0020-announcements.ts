/** What is said of the summit in the log, with the dates and claims that visitors have always seen. */
const announced = (state: "before" | "after") =>
	`${state} = iif(${state} IS NULL, NULL, json_set(${state}, '$.datesAnnounced', json('true'), '$.claimsAnnounced', json('true')))`;

/** A column whose rule wants a text in English, in which there may now be none. */
const allowNone = (column: string) => `
ALTER TABLE event ADD COLUMN ${column}_or_none TEXT CHECK (${column}_or_none IS NULL OR json_type(${column}_or_none, '$.en') IS 'text');
UPDATE event SET ${column}_or_none = ${column};
ALTER TABLE event DROP COLUMN ${column};
ALTER TABLE event RENAME COLUMN ${column}_or_none TO ${column};
`;

/**
 * A summit can be known before its dates, its venue and what it promises are. Sample content is placed in a new database
 * alone, so that nothing needs to remember what was.
 */
export const sql = `
ALTER TABLE event ADD COLUMN dates_announced INTEGER NOT NULL DEFAULT 1 CHECK (dates_announced IN (0, 1));
ALTER TABLE event ADD COLUMN claims_announced INTEGER NOT NULL DEFAULT 1 CHECK (claims_announced IN (0, 1));
${["venue", "address", "map_url", "email", "phone"].map((column) => `ALTER TABLE event ALTER COLUMN ${column} DROP NOT NULL;`).join("\n")}
${["venue_description", "directions"].map(allowNone).join("")}
UPDATE change SET ${announced("before")}, ${announced("after")} WHERE noun = 'event';
DROP TABLE seed_record;
`;
