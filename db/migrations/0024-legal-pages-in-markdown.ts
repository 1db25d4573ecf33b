/** What is said of them in the log, whose texts were all plain. */
const plain = (state: "before" | "after") => `${state} = iif(${state} IS NULL, NULL, json_set(${state}, '$.format', 'plain'))`;

/** Legal pages can be written in Markdown. All that stand there keep their two marks, and read as before. */
export const sql = `
ALTER TABLE legal_page ADD COLUMN format TEXT NOT NULL DEFAULT 'plain' CHECK (format IN ('plain', 'markdown'));
UPDATE change SET ${plain("before")}, ${plain("after")} WHERE noun = 'legalPage';
`;
