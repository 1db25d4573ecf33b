import { afterEach, beforeEach, expect, test } from "vitest";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { Content } from "#app/domain/operations/dashboard/content.ts";
import { contentFigures, getFigures } from "#app/domain/operations/dashboard/figures.server.ts";
import { figuresView } from "#app/domain/operations/dashboard/view.server.ts";
import { latestMessages } from "#app/domain/people/contact/latest.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { ana, contentOf, event, keynote, partner, soundContent, workshop, workshopSession } from "../../../../tests/support/content.ts";
import { newsletterSummary } from "./newsletter-summary.server.ts";

const message = (number: number, created_at: string, locale = "en") => ({
	name: `Ana ${number}`,
	email: "ana@example.com",
	subject: `Question ${number}`,
	message: "Not for the list",
	locale,
	created_at,
});
const subscriber = (email: string, locale: string, created_at: string) => ({ email, locale, created_at, confirmed_at: created_at });

beforeEach(async () => {
	await db
		.insertInto("contact_message")
		.values([
			message(1, "2025-03-01T12:00:00.000Z"),
			message(2, "2025-03-02T12:00:00.000Z"),
			message(3, "2025-03-03T05:59:00.000Z", "sv"),
			message(4, "2025-03-04T12:00:00.000Z"),
			message(6, "2025-03-06T12:00:00.000Z"),
			message(5, "2025-03-05T12:00:00.000Z"),
		])
		.execute();
	await db
		.insertInto("subscriber")
		.values([
			subscriber("a@example.com", "sv", "2025-03-01T12:00:00.000Z"),
			subscriber("b@example.com", "sv", "2025-03-08T12:00:00.000Z"),
			subscriber("c@example.com", "en", "2025-03-09T12:00:00.000Z"),
			{ ...subscriber("unconfirmed@example.com", "en", "2025-03-09T12:00:00.000Z"), confirmed_at: null },
		])
		.execute();
});
const speakers = ["SE", "NO", "MX", "US"].map((country, index) => ({ ...ana, id: `speaker-${index}`, country }));
const sessions = [keynote, { ...keynote, id: "panel", track: "technology" as const }, { ...workshopSession, track: "business" as const }];
const content: Content = {
	...soundContent,
	event: { ...event, claimedSpeakers: 30, claimedCountries: 15, claimedAttendees: 500 },
	speakers: [...speakers, { ...ana, id: "draft", country: "CL", status: "draft" }],
	sessions,
	contents: contentOf({ session: sessions, workshop: [workshop], partner: [partner, { ...partner, id: "veta" }] }),
};

afterEach(async () => {
	await db.deleteFrom("contact_message").execute();
	await db.deleteFrom("subscriber").execute();
});

test("counts figures without drafts", async () => {
	expect(await getFigures(contentFigures(content), content.event, { rights: ["readMessages"] })).toEqual({
		towardsTargets: [
			{ name: "speakers", count: 4, target: 30 },
			{ name: "countries", count: 4, target: 15 },
			{ name: "subscribers", count: 3, target: 500 },
		],
		counts: [
			{ name: "sessions", count: 3 },
			{ name: "workshops", count: 1 },
			{ name: "partners", count: 2 },
			{ name: "articles", count: 0 },
			{ name: "messages", count: 6 },
		],
		speakersByRegion: [
			{ region: "nordic", count: 2 },
			{ region: "latinAmerican", count: 1 },
			{ region: "other", count: 1 },
		],
		sessionsByTrack: [
			{ track: "business", count: 1 },
			{ track: "technology", count: 1 },
			{ track: "sustainability", count: 0 },
			{ track: undefined, count: 1 },
		],
		sessionsByDay: [
			{ day: 1, count: 2 },
			{ day: 2, count: 1 },
		],
	});
});

test("formats figures in the reader's language, with the event's dates", async () => {
	const { targets, breakdowns } = figuresView(await getFigures(contentFigures(content), content.event, { rights: ["readMessages"] }), content.event, "sv");
	expect(targets[2]).toEqual({ label: "Prenumeranter på nyhetsbrevet", count: 3, promise: { target: 500, towards: "prenumeranter; 500 deltagare väntas" } });
	expect(breakdowns.map(({ title, parts }) => [title, parts.map(({ label }) => label)])).toEqual([
		["Talare efter region", ["Norden", "Latinamerika", "Andra länder"]],
		["Programpunkter efter spår", ["Näringsliv", "Teknik", "Hållbarhet", "Inget spår"]],
		["Programpunkter efter dag", ["Onsdag 19 november", "Torsdag 20 november"]],
	]);
});

test("lists the five latest messages, newest first, with the date in the event's time zone and without their bodies", async () => {
	const messages = await latestMessages(await getEvent(), "es");
	expect(messages.map(({ name, receivedOn }) => [name, receivedOn.isoDate])).toEqual([
		["Ana 6", "2025-03-06"],
		["Ana 5", "2025-03-05"],
		["Ana 4", "2025-03-04"],
		["Ana 3", "2025-03-02"],
		["Ana 2", "2025-03-02"],
	]);
	expect(messages[3]).toEqual({
		path: expect.stringMatching(/^\/admin\/messages\/\d+$/),
		name: "Ana 3",
		subject: { text: "Question 3", lang: "sv" },
		receivedOn: { isoDate: "2025-03-02", text: "2 de marzo de 2025" },
		isNew: true,
	});
});

test("counts subscribers, new ones and each language, without addresses", async () => {
	expect(await newsletterSummary("en", Date.parse("2025-03-10T00:00:00Z"))).toEqual({
		count: "3 subscribers",
		recent: "2 of them new in the last seven days",
		languages: [
			{ label: "English", count: 1 },
			{ label: "Spanish", count: 0 },
			{ label: "Swedish", count: 2 },
		],
	});
	expect((await newsletterSummary("en", Date.parse("2026-03-10T00:00:00Z"))).recent).toBeUndefined();
});
