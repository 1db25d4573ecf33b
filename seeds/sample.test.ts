import { describe, expect, test } from "vitest";
import { DESCRIPTION_LENGTH, EXCERPT_LENGTH } from "#app/domain/content/news/limits.ts";
import { MAX_BIO_LENGTH } from "#app/domain/program/speaker/limits.ts";
import { MAX_BRIEF_LENGTH } from "#app/domain/program/workshop/limits.ts";
import { LOCALES } from "#app/i18n/config.ts";
import type { Translated } from "#app/i18n/translated.ts";
import { news } from "./news.ts";
import { sessions, workshops } from "./program.ts";
import { speakers } from "./speakers.ts";

const inEach = (entries: { id: string }[], textOf: (id: string) => Translated | undefined) =>
	entries.flatMap(({ id }) => LOCALES.map((locale) => ({ at: `${id} (${locale})`, text: textOf(id)?.[locale] ?? "" })));
const of = <Entry extends { id: string }>(entries: Entry[], id: string) => entries.find((entry) => entry.id === id) as Entry;

describe("texts do not look cut:", () => {
	const ends = (text: string, length: number) => /[\p{L}\p{N}] ?$/u.test(text.slice(0, length)) && !/[\p{L}\p{N}]{2}/u.test(text.slice(length - 1, length + 1));
	const articles = inEach(news, (id) => of(news, id).content).map(({ at, text }) => ({ at, text: text.replace(/\s+/g, " ") }));
	const biographies = inEach(speakers, (id) => of(speakers, id).bio).filter(({ text }) => text.length > MAX_BIO_LENGTH);

	test("before the ellipsis of an article or a biography there is the end of a word", () => {
		expect(articles.filter(({ text }) => !ends(text, EXCERPT_LENGTH))).toEqual([]);
		expect(biographies.filter(({ text }) => !ends(text, MAX_BIO_LENGTH))).toEqual([]);
	});

	test("descriptions of news in search engines end with a sentence", () => {
		expect(articles.filter(({ text }) => !/[.!?]$/.test(text.slice(0, DESCRIPTION_LENGTH).trimEnd()))).toEqual([]);
	});

	test("leads of sessions and workshops fit where they are shown", () => {
		const leads = (entries: { at: string; text: string }[]) => entries.map(({ at, text }) => ({ at, length: text.split("\n\n")[0]?.length ?? 0 }));
		const ofSessions = leads(inEach(sessions, (id) => of(sessions, id).description)).filter(({ length }) => length > DESCRIPTION_LENGTH);
		const ofWorkshops = leads(inEach(workshops, (id) => of(workshops, id).description)).filter(({ length }) => length > MAX_BRIEF_LENGTH);
		expect([ofSessions, ofWorkshops]).toEqual([[], []]);
	});
});

test("each session but a break, and each workshop, has a lead, paragraphs, a heading and three points in each language", () => {
	const talks = sessions.filter(({ type, workshopId }) => type !== "Break" && !workshopId);
	const texts = [...inEach(talks, (id) => of(talks, id).description), ...inEach(workshops, (id) => of(workshops, id).description)];
	const isArticle = (text: string) => /^[^#\n]+(\n\n[^#\n]+){1,2}\n\n## [^\n]+\n\n(- [^\n]+\n){2}- [^\n]+$/.test(text);
	expect(texts.filter(({ text }) => !isArticle(text))).toEqual([]);
});

describe("the program", () => {
	const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
	const slots = sessions.map(({ startTime, endTime, ...session }) => ({ ...session, start: minutesOf(startTime), end: minutesOf(endTime) }));

	test("has workshops whose length the site can show: minutes below an hour, and whole hours", () => {
		const lengths = slots.filter(({ workshopId }) => workshopId).map(({ start, end }) => end - start);
		expect([...new Set(lengths)].sort((one, other) => one - other)).toEqual([45, 60, 120, 180]);
	});

	test("has nobody and no room in two places at once", () => {
		const clashes = slots.flatMap((one, index) =>
			slots
				.slice(index + 1)
				.filter(({ day, start, end }) => day === one.day && start < one.end && end > one.start)
				.filter(({ roomId, speakerIds }) => roomId === one.roomId || speakerIds.some((id) => one.speakerIds.includes(id)))
				.map(({ id }) => [one.id, id]),
		);
		expect(clashes).toEqual([]);
	});
});
