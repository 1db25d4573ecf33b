import { each, known } from "./trace-triggers.ts";

/** What has no page of its own, by the table that holds it, with its key there: pages of others are made from it. */
const PARTS = [
	["event", "event", "id"],
	["room", "room", "id"],
	["ticket_tier", "tier", "id"],
	["partner", "partner", "id"],
	["region", "region", "id"],
	["faq_entry", "question", "id"],
	["legal_page", "legalPage", "id"],
	["page_text", "pageText", "key"],
] as const;

/** Everything that visitors read leaves a trace, so that each page knows when it was changed. */
export const sql = PARTS.map(([table, noun, key]) => `${each(table, noun, key)}\n${known(noun, table, key)};`).join("\n");
