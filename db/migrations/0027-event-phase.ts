/** What is said of the summit in the log, with what holds for it now. */
const withPhase = (state: "before" | "after") =>
	`${state} = iif(${state} IS NULL, NULL, json_set(${state}, '$.phase', (SELECT phase FROM event WHERE id = entity_id)))`;

/** The site can follow the dates. One whose dates are announced goes on showing what it shows: as before the event. */
export const sql = `
ALTER TABLE event ADD COLUMN phase TEXT NOT NULL DEFAULT 'dates' CHECK (phase IN ('dates', 'before'));
ALTER TABLE event ADD COLUMN next_date TEXT CHECK (next_date IS date(next_date));
UPDATE event SET phase = 'before' WHERE dates_announced;
UPDATE change SET ${withPhase("before")}, ${withPhase("after")} WHERE noun = 'event';
`;
