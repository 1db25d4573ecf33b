import { expect, test } from "vitest";
import { z } from "zod";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { flatten, nest } from "#app/http/form-values.ts";
import { event as ownEvent } from "../../../../tests/support/content.ts";
import { findFaqEntry, listFaq } from "./queries.server.ts";
import { faqEntrySchema } from "./schema.ts";
import { faqView } from "./view.server.ts";

const [event, entries] = await Promise.all([getEvent(), listFaq()]);

test("lists questions in order; the form round-trips them", async () => {
	const edited = entries.map(({ id, order, ...fields }) => ({
		id,
		order,
		...(z.decode(faqEntrySchema, nest(flatten(z.encode(faqEntrySchema, fields))) as never) as object),
	}));
	expect(edited).toEqual(entries);
	expect(await findFaqEntry(entries[3]!.id)).toEqual(entries[3]);
	expect(entries.map(({ order }) => order)).toEqual(entries.map((_, index) => index + 1));
});

test.each(["en", "es", "sv"] as const)("no answer in %s has an unfilled fact", (locale) => {
	expect(entries.map((entry) => faqView(entry, event, locale).answer.text).filter((text) => /[{}]/.test(text))).toEqual([]);
});

test("an answer that exists only in English has facts in English", () => {
	const entry = { id: "when", question: { en: "When?", sv: "När?" }, answer: { en: "On {{dates}}, in {{city}}." }, order: 1 };
	expect(faqView(entry, ownEvent, "sv")).toEqual({
		id: "when",
		question: { text: "När?" },
		answer: { text: "On November 19–21, 2025, in Puebla.", lang: "en" },
	});
});
