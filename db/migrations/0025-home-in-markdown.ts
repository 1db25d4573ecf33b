import { escapePageText } from "./escape-page-text.ts";

/** Texts of home that take Markdown from now on. Its two paragraphs were escaped by migration 22. */
const LINES = ["tickets/home/group", "workshops/home/lead", "agenda/home/lead", "speakers/homeLead", "partners/homeLead", "home/call/lead"];

/** Texts of home are read as Markdown. Those that were written before, in the log as well, read as they did. */
export const sql = LINES.map((key) => escapePageText(key, { mayBeginBlock: false })).join("");
