/** What is said of sessions and workshops in the log, with the status that they all had. */
const published = (state: "before" | "after") => `${state} = iif(${state} IS NULL, NULL, json_set(${state}, '$.status', 'published'))`;

/** A session can be a draft, which visitors do not see, or be cancelled, which they are told. Until now all were published. */
export const sql = `
ALTER TABLE session ADD COLUMN status TEXT NOT NULL DEFAULT 'published' CHECK (status IN ('draft', 'published', 'cancelled'));
UPDATE change SET ${published("before")}, ${published("after")} WHERE noun IN ('session', 'workshop');
`;
