const format = "format TEXT NOT NULL DEFAULT 'plain' CHECK (format IN ('plain', 'markdown'))";
/** What is said of them in the log, whose texts were all plain. */
const plain = (state: "before" | "after") => `${state} = iif(${state} IS NULL, NULL, json_set(${state}, '$.format', 'plain'))`;

/** Texts can be written in Markdown. All that stand there are plain, and read as before. */
export const sql = `
ALTER TABLE speaker ADD COLUMN ${format};
ALTER TABLE session ADD COLUMN ${format};
ALTER TABLE news_article ADD COLUMN ${format};
UPDATE change SET ${plain("before")}, ${plain("after")} WHERE noun IN ('speaker', 'session', 'workshop', 'article');
`;
