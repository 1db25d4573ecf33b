/** What is said of sessions and workshops in the log, which had no links. */
const withoutLinks = (state: "before" | "after") => `${state} = iif(${state} IS NULL, NULL, json_set(${state}, '$.links', json('[]')))`;

/** The language of a talk, what remains of it after the summit, and where speakers are on the web. */
export const sql = `
ALTER TABLE session ADD COLUMN language TEXT;
ALTER TABLE session ADD COLUMN recording_url TEXT;
ALTER TABLE session ADD COLUMN slides_url TEXT;
ALTER TABLE session ADD COLUMN links TEXT NOT NULL DEFAULT '[]' CHECK (json_type(links) IS 'array');
UPDATE change SET ${withoutLinks("before")}, ${withoutLinks("after")} WHERE noun IN ('session', 'workshop');
ALTER TABLE speaker ADD COLUMN website TEXT;
ALTER TABLE speaker ADD COLUMN linkedin TEXT;
`;
