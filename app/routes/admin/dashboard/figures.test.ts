import { afterEach, beforeEach, expect, test } from "vitest";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { listPublishedSlugs } from "#app/domain/content/news/queries.server.ts";
import type { Content } from "#app/domain/operations/dashboard/content.ts";
import { contentFigures, getFigures } from "#app/domain/operations/dashboard/figures.server.ts";
import { figuresView } from "#app/domain/operations/dashboard/view.server.ts";
import { countAttendees } from "#app/domain/sales/attendee/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { ana, contentOf, event, keynote, partner, soundContent, workshop, workshopSession } from "../../../../tests/support/content.ts";
import { openShop, ordered } from "../../../../tests/support/shop.ts";

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
	workshops: [workshop, { ...workshop, id: "draft", status: "draft" }],
	contents: contentOf({
		session: [...sessions, { ...keynote, id: "draft", status: "draft" }],
		partner: [partner, { ...partner, id: "veta" }, { ...partner, id: "draft", status: "draft" }],
	}),
};

afterEach(async () => {
	await db.deleteFrom("contact_message").execute();
	await db.deleteFrom("subscriber").execute();
});

const rights = ["readMessages", "seeSubscribers"] as const;

test("counts figures without drafts", async () => {
	const zero = (day: number, track?: string) => ({ count: 0, path: `/agenda?day=${day}${track ? `&track=${track}` : ""}` });
	const one = (day: number, track?: string) => ({ ...zero(day, track), count: 1 });
	/** Visitors see the days with sessions. */
	const beyond = { count: 0, path: "/admin/agenda?day=3" };
	expect(await getFigures(contentFigures(content), content.event, { rights })).toEqual({
		targets: [
			{ name: "speakers", count: 4, target: 30, isAdvertised: true, path: "/admin/speakers?status=published" },
			{ name: "workshops", count: 1, path: "/admin/workshops?status=published" },
		],
		counts: [
			{ name: "countries", count: 4, of: 15, path: "/admin/speakers?status=published" },
			{ name: "sessions", count: 3, path: "/admin/agenda?status=published" },
			{ name: "partners", count: 2, path: "/admin/partners?status=published" },
			{ name: "articles", count: (await listPublishedSlugs(todayAt(event))).length, path: "/admin/news?status=published" },
			{ name: "subscribers", count: 3, path: "/admin/subscribers" },
			{ name: "messages", count: 6, path: "/admin/messages?state=all" },
		],
		speakersByRegion: [
			{ region: "nordic", count: 2, path: "/speakers?group=Nordic" },
			{ region: "latinAmerican", count: 1, path: "/speakers?group=Latin+American" },
			{ region: "other", count: 1, path: "/admin/speakers?status=published" },
		],
		days: [1, 2, 3],
		tracksOverDays: [
			{ track: "business", days: [zero(1, "business"), one(2, "business"), beyond] },
			{ track: "technology", days: [one(1, "technology"), zero(2, "technology"), beyond] },
			{ track: "sustainability", days: [zero(1, "sustainability"), zero(2, "sustainability"), beyond] },
			{ track: undefined, days: [one(1), zero(2), beyond] },
		],
	});
});

test("counts arrivals as the check-in list does, on the days of the summit alone", async () => {
	await openShop({ id: "hall", price: 0 });
	const order = await ordered({ numbers: { hall: 2 }, expectedTotal: 0 });
	await db
		.updateTable("ticket")
		.set({ checked_in_at: "2025-11-19T14:00:00.000Z" })
		.where("id", "=", order.lines[0]?.ticket?.id as number)
		.execute();
	const { all, arrived } = await countAttendees({ q: "" });
	const today = todayAt(event);
	const on = async (startDate: string, endDate: string) =>
		(await getFigures(contentFigures(content), { ...content.event, startDate, endDate }, { rights: ["admitAttendees"] })).targets.slice(2);
	expect(await on(today, today)).toEqual([{ name: "arrivals", count: arrived, target: all, path: "/admin/check-in" }]);
	expect([await on("2025-11-19", "2025-11-21"), arrived > 0, all > arrived]).toEqual([[], true, true]);
});

test("formats figures in the reader's language, with the event's dates", async () => {
	const { targets, regions, tracks } = figuresView(await getFigures(contentFigures(content), content.event, { rights }), content.event, "sv");
	expect(targets[0]).toEqual({
		label: "Talare",
		value: "4",
		path: "/admin/speakers?status=published",
		share: { reached: 4, target: 30, words: "av 30 annonserade" },
	});
	expect(regions.map(({ label }) => label)).toEqual(["Norden", "Latinamerika", "Andra länder"]);
	expect([tracks.days.map(({ label }) => label), tracks.rows.map(({ label }) => label)]).toEqual([
		["ons 19", "tors 20", "fre 21"],
		["Näringsliv", "Teknik", "Hållbarhet", "Inget spår"],
	]);
});
