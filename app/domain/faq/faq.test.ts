import { expect, test } from "vitest";
import { getEvent } from "~/domain/event/queries.server";
import { listFaq } from "./queries.server";
import { faqEntrySchema } from "./schema";
import { faqView } from "./view.server";

const [event, entries] = await Promise.all([getEvent(), listFaq()]);

test("the sample has five valid questions in their order", () => {
	expect(entries.map((entry) => faqEntrySchema.safeParse(entry).error)).toEqual(Array(5).fill(undefined));
	expect(entries.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
});

test.each(["en", "es", "sv"] as const)("no answer in %s leaves a fact open", (locale) => {
	expect(entries.map((entry) => faqView(entry, event, locale).answer.text).filter((text) => /[{}]/.test(text))).toEqual([]);
});

test("an answer that is only there in English names its facts in English too", () => {
	const entry = { id: "when", question: { en: "When?", sv: "När?" }, answer: { en: "On {{dates}}, in {{city}}." }, order: 1 };
	expect(faqView(entry, event, "sv")).toEqual({
		id: "when",
		question: { text: "När?" },
		answer: { text: "On November 19–21, 2025, in Querétaro.", lang: "en" },
	});
});
