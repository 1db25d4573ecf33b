/** What is said of them in the log, with the status that they all had. */
const published = (state: "before" | "after") => `${state} = iif(${state} IS NULL, NULL, json_set(${state}, '$.status', 'published'))`;

/** Speakers can be drafts, which visitors do not see. Until now all were published. */
export const sql = `
ALTER TABLE speaker ADD COLUMN status TEXT NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'draft'));
UPDATE change SET ${published("before")}, ${published("after")} WHERE noun = 'speaker';
`;
