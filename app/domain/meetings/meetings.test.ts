import ICAL from "ical.js";
import { beforeEach, expect, test } from "vitest";
import { getEvent, updateEvent } from "#app/domain/content/event/queries.server.ts";
import { eraseOrder } from "#app/domain/operations/erasure/erasure.server.ts";
import { connectLayers } from "#app/domain/operations/registry/connections.server.ts";
import { insertSpeaker } from "#app/domain/program/speaker/queries.server.ts";
import { register } from "#app/domain/sales/registration/register.server.ts";
import { reassignTicket } from "#app/domain/sales/ticket/reassignment/reassign.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { ana as speaker } from "../../../tests/support/content.ts";
import { offerWorkshop, openShop, ordered } from "../../../tests/support/shop.ts";
import { meetingsCalendar } from "./calendar.server.ts";
import { cancelOwn, moveToTable, recordAttendance, withdrawInvalid } from "./changes.server.ts";
import { countryCodeOf, regionOf } from "./countries.server.ts";
import { dayView } from "./day-view.server.ts";
import { meetingsView } from "./meetings-view.server.ts";
import { acceptOffer, declineOffer, lapseOffers, listOffers, requestMeeting } from "./offers.server.ts";
import { meetingsOverview } from "./overview.server.ts";
import { listParticipants, type Person } from "./participants.server.ts";
import { peopleView } from "./people-view.server.ts";
import { drawUpPlan, findPlan, publishPlan } from "./planning.server.ts";
import { findParticipant, meetingDataOf, type Profile, saveProfile, withdrawOwn } from "./profile.server.ts";
import { insertMeeting, listMeetings, type Meeting } from "./queries.server.ts";
import { applySessionChanges } from "./session-changes.server.ts";
import { listSlots, listTables, type Slot, saveSlots, slotTimes, slotWords } from "./slots.server.ts";
import { slotsView } from "./slots-view.server.ts";
import { eraseMeetings } from "./upkeep.server.ts";
import { listWishes, saveRule, saveWish } from "./wishes.server.ts";

connectLayers();
const NOW = new Date();
const context = { actor: "attendee" as const, now: NOW };
const SESSION = "business-matchmaking";

beforeEach(async () => {
	await openShop({ id: "business", price: 0, features: ["businessMatchmaking"] }, { id: "plain", price: 0, order: 2 });
	for (const table of ["meeting_profile", "meeting", "meeting_plan"] as const) await db.deleteFrom(table).execute();
	await db.deleteFrom("setting").where("key", "=", "meetings_published").execute();
	await saveSlots(SESSION, { slotMinutes: 20, pauseMinutes: 5, tables: [{ name: "1", floor: "Garden" }, { name: "2" }, { name: "3" }] });
});

const PROFILE: Profile = {
	languages: ["en"],
	sectors: [],
	offers: "Pumps",
	seeks: "Customers",
	email: "",
	phone: "",
	showsEmail: false,
	showsPhone: false,
	isVisible: true,
};

/** Adds an attendee who takes part, with an order of their own. */
async function add(name: string, profile: Partial<Profile> = {}, country = "Sweden"): Promise<number> {
	const order = await ordered({ numbers: { business: 1 }, email: `${name.toLowerCase()}@example.com`, name, locale: "en" });
	const id = order.lines[0]?.ticket?.id as number;
	await db
		.updateTable("ticket")
		.set({ attendee_name: name, attendee_email: `${name.toLowerCase()}@example.com`, company: `${name} AB`, country })
		.where("id", "=", id)
		.execute();
	await saveProfile(id, { ...PROFILE, ...profile }, NOW);
	await db.deleteFrom("mail").execute();
	return id;
}
const addAll = async (...names: string[]) => {
	const ids = [];
	for (const name of names) ids.push(await add(name));
	return ids as [number, number, number, number, number, number];
};
const person = async (id: number) => (await findParticipant(id)) as Person;
const publish = async () => {
	await drawUpPlan("maria", NOW);
	return publishPlan((await findPlan())?.madeAt ?? "", { actor: { username: "maria" }, now: NOW });
};
const mails = async () =>
	(await db.selectFrom("mail").select(["recipient", "subject"]).orderBy("id").execute()).map(
		({ recipient, subject }) => `${recipient.split("@")[0]}: ${subject}`,
	);
const meetingsOf = async (id: number) => (await listMeetings(db, { of: id })).filter(({ state }) => state === "fixed");
const peopleNames = async (id: number, query = "") =>
	(await peopleView(new URL(`https://summit.example/t/x/people${query}`), await person(id), "en", NOW)).people.map(({ name }) => name);

test("slots fill the session with pauses, and follow it when it moves", async () => {
	expect(slotTimes({ startTime: "16:00", endTime: "17:15" }, { slotMinutes: 20, pauseMinutes: 5 })).toEqual([
		{ startTime: "16:00", endTime: "16:20" },
		{ startTime: "16:25", endTime: "16:45" },
		{ startTime: "16:50", endTime: "17:10" },
	]);
	const [ana] = await addAll("Ana", "Eva");
	await publish();
	await db.deleteFrom("mail").execute();
	const session = await db.selectFrom("session").selectAll().where("agenda_id", "=", SESSION).executeTakeFirstOrThrow();
	await db.updateTable("session").set({ start_time: "15:00" }).where("id", "=", session.id).execute();
	await db.transaction().execute((trx) => applySessionChanges(trx, { actor: { username: "maria" }, now: NOW }));
	expect((await listSlots()).map(({ startTime }) => startTime)).toEqual(["15:00", "15:25", "15:50", "16:15", "16:40"]);
	expect((await meetingsOf(ana)).map(({ slot, sequence }) => [slot.startTime, sequence])).toEqual([["15:00", 1]]);
	expect(await mails()).toEqual(["ana: New time or table: Eva, Eva AB", "eva: New time or table: Ana, Ana AB"]);
	await db.updateTable("session").set({ status: "cancelled" }).where("id", "=", session.id).execute();
	await db.transaction().execute((trx) => applySessionChanges(trx, { actor: { username: "maria" }, now: NOW }));
	expect([await listSlots(), await meetingsOf(ana)]).toEqual([[], []]);
	await db.updateTable("session").set({ status: "published", start_time: session.start_time }).where("id", "=", session.id).execute();
	await db.transaction().execute((trx) => applySessionChanges(trx, { actor: { username: "maria" }, now: NOW }));
});

test("the length of slots and tables with meetings stay", async () => {
	await addAll("Ana", "Eva");
	await publish();
	const tables = [{ name: "1" }, { name: "2" }];
	expect(await saveSlots(SESSION, { slotMinutes: 30, pauseMinutes: 5, tables })).toBe("slotsUsed");
	expect(await saveSlots(SESSION, { slotMinutes: 20, pauseMinutes: 5, tables: [{ name: "2" }] })).toBe("tablesUsed");
	expect(await saveSlots(SESSION, { slotMinutes: 20, pauseMinutes: 5, tables })).toBeUndefined();
	expect((await slotsView(SESSION, await getEvent(), "en"))?.values.tables).toBe("1\n2");
});

test("a plan is published in one go: everybody who takes part gets one email, also those without a meeting", async () => {
	const [ana, eva, ida] = await addAll("Ana", "Eva", "Ida");
	await saveWish(ida, eva, "no");
	await saveWish(ida, ana, "no");
	await drawUpPlan("maria", NOW);
	expect([await listMeetings(), await mails()]).toEqual([[], []]);
	const { plan } = await meetingsOverview(await getEvent(), "en", NOW);
	expect([plan?.figures[0], plan?.few]).toEqual([
		["Meetings", "1"],
		{
			title: "Below 3 meetings",
			people: [
				{ id: ana, name: "Ana, Ana AB", count: 1, why: "Too few people may meet them" },
				{ id: eva, name: "Eva, Eva AB", count: 1, why: "Too few people may meet them" },
				{ id: ida, name: "Ida, Ida AB", count: 0, why: "Nobody may meet them: language, company, visibility or a rule" },
			],
		},
	]);
	const madeAt = (await findPlan())?.madeAt ?? "";
	const both = await Promise.all([1, 2].map(() => publishPlan(madeAt, { actor: { username: "maria" }, now: NOW })));
	expect(both.filter(Boolean)).toEqual([{ leftOut: 0 }]);
	expect(await mails()).toEqual(["ana", "eva", "ida"].map((name) => `${name}: Your meetings at ${"LATAM Nordics Summit 2025"}`));
	expect((await meetingsOf(ana)).map(({ one, other }) => [one, other])).toEqual([[ana, eva]]);
});

test("planning again keeps what is possible, says what moves, and emails only those whose meetings change", async () => {
	const [ana, eva] = await addAll("Ana", "Eva");
	await publish();
	const [first] = await meetingsOf(ana);
	const { id, slot } = first as Meeting;
	const workshop = await offerWorkshop({ date: slot.date, startTime: slot.startTime, durationMinutes: 20, price: 0 });
	await register({ ticketId: ana, workshopId: workshop }, { actor: "attendee", now: NOW });
	const ida = await add("Ida");
	await drawUpPlan("maria", NOW);
	const { plan } = await meetingsOverview(await getEvent(), "en", NOW);
	const to = (await findPlan())?.added.find(({ one, other }) => one === ana && other === eva)?.slot;
	const next = (await listSlots()).find((one) => one.id === to) as Slot;
	expect(plan?.changes.map(({ words }) => words)).toEqual([
		`Ana, Ana AB · Eva, Eva AB, ${slotWords(slot, await getEvent(), "en")}: moves to ${slotWords(next, await getEvent(), "en")}`,
	]);
	await publishPlan((await findPlan())?.madeAt ?? "", { actor: { username: "maria" }, now: NOW });
	const all = await listMeetings();
	const moved = all.find((meeting) => meeting.id === id);
	expect([moved?.one, moved?.other, moved?.slot.id, moved?.sequence]).toEqual([ana, eva, next.id, 1]);
	expect(all.map(({ one, other }) => [one, other].includes(ida)).filter(Boolean)).toHaveLength(2);
	expect(await mails()).toEqual(["ana: Your meetings have changed", "eva: Your meetings have changed", "ida: Your meetings have changed"]);
});

test("sessions in which somebody of a person's name speaks stay free", async () => {
	const [zoe] = await addAll("Zoe", "Eva");
	const [slot] = (await listSlots()) as [Slot];
	await insertSpeaker(db, { ...speaker, id: "zoe-speaks", name: "ZOE" });
	await offerWorkshop({ date: slot.date, startTime: slot.startTime, durationMinutes: 20, speakerId: "zoe-speaks" });
	await publish();
	expect((await meetingsOf(zoe)).some((meeting) => meeting.slot.id === slot.id)).toBe(false);
});

test("who cannot come frees the slot, the other is told why, and the next best is asked until somebody accepts", async () => {
	const [ana, eva, ida, leo] = await addAll("Ana", "Eva", "Ida", "Leo");
	await saveSlots(SESSION, { slotMinutes: 60, pauseMinutes: 0, tables: [{ name: "1" }] });
	await saveRule(ana, eva, "lock");
	await publish();
	await db.deleteFrom("mail").execute();
	const [meeting] = await meetingsOf(ana);
	expect(await cancelOwn(meeting?.id as number, ida, "", NOW)).toBe("gone");
	expect(await cancelOwn(meeting?.id as number, ana, "Flight moved", NOW)).toBeUndefined();
	expect(await cancelOwn(meeting?.id as number, ana, "Again", NOW)).toBe("gone");
	const [offer] = await listOffers(ida, NOW);
	expect([offer?.from, offer?.to]).toEqual([eva, ida]);
	expect(await mails()).toEqual(["eva: Your meeting is canceled: Ana, Ana AB", "ida: A meeting with Eva, Eva AB?"]);
	expect(await acceptOffer(offer?.id as number, leo, context)).toBe("gone");
	expect(await declineOffer(offer?.id as number, ida, context)).toBeUndefined();
	const [next] = await listOffers(leo, NOW);
	expect(await Promise.all([1, 2].map(() => acceptOffer(next?.id as number, leo, context)))).toEqual([undefined, "gone"]);
	expect((await meetingsOf(eva)).map(({ one, other }) => [one, other])).toEqual([[eva, leo]]);
	expect((await mails()).slice(-2)).toEqual(["eva: Your meeting with Leo, Leo AB", "leo: Your meeting with Eva, Eva AB"]);
	const sol = await add("Sol");
	await saveSlots(SESSION, { slotMinutes: 60, pauseMinutes: 0, tables: [{ name: "1" }, { name: "2" }] });
	await publish();
	expect(await Promise.all([ana, ida, sol].map(async (id) => (await meetingsOf(id)).length))).toEqual([0, 1, 1]);
});

test("two people whose partners cannot come are offered to each other", async () => {
	const [ana, eva, ida, leo] = await addAll("Ana", "Eva", "Ida", "Leo");
	await saveSlots(SESSION, { slotMinutes: 60, pauseMinutes: 0, tables: [{ name: "1" }, { name: "2" }] });
	await saveRule(ana, eva, "lock");
	await saveRule(ida, leo, "lock");
	await publish();
	for (const id of [ana, ida]) await cancelOwn((await meetingsOf(id))[0]?.id as number, id, "", NOW);
	expect((await listOffers(eva, NOW)).map(({ from, to }) => [from, to])).toEqual([[leo, eva]]);
});

test("an offer that nobody accepts in time goes to the next", async () => {
	const [ana, eva, ida, leo] = await addAll("Ana", "Eva", "Ida", "Leo");
	await saveSlots(SESSION, { slotMinutes: 60, pauseMinutes: 0, tables: [{ name: "1" }] });
	await saveRule(ana, eva, "lock");
	await publish();
	await cancelOwn((await meetingsOf(ana))[0]?.id as number, ana, "", NOW);
	const later = new Date(NOW.getTime() + 25 * 60 * 60_000);
	await db.transaction().execute((trx) => lapseOffers(trx, later));
	expect([(await listOffers(ida, later)).length, (await listOffers(leo, later)).map(({ from }) => from)]).toEqual([0, [eva]]);
});

test("two people with a common free slot book it by both agreeing; a refusal looks like an unanswered request", async () => {
	const [ana, eva] = await addAll("Ana", "Eva");
	await saveWish(eva, ana, "no");
	await publish();
	const [slot] = await listSlots();
	const at = slot?.id as number;
	await db.deleteFrom("mail").execute();
	expect(await requestMeeting(ana, eva, at, context)).toBeUndefined();
	expect([await mails(), await listOffers(eva, NOW), (await listOffers(ana, NOW)).map(({ to }) => to)]).toEqual([[], [], [eva]]);
	await saveWish(eva, ana, undefined);
	const [offer] = await listOffers(eva, NOW);
	expect(await acceptOffer(offer?.id as number, eva, context)).toBeUndefined();
	await db.deleteFrom("mail").execute();
	expect(await requestMeeting(ana, eva, (await listSlots())[1]?.id as number, context)).toBe("taken");
	expect([await mails(), await listOffers(eva, NOW)]).toEqual([[], []]);
});

test("the database books no person, table or pair twice", async () => {
	const [ana, eva, ida, leo] = await addAll("Ana", "Eva", "Ida", "Leo");
	const [first, second] = (await listSlots()).map(({ id }) => id) as [number, number];
	const [one, two] = (await listTables()).map(({ id }) => id) as [number, number];
	await insertMeeting(db, { one: ana, other: eva, slot: first, table: one }, NOW);
	const twice = [
		{ one: ida, other: eva, slot: first, table: two },
		{ one: ida, other: leo, slot: first, table: one },
		{ one: eva, other: ana, slot: second, table: one },
	];
	for (const meeting of twice) await expect(insertMeeting(db, meeting, NOW)).rejects.toThrow("UNIQUE constraint failed");
	await insertMeeting(db, { one: ida, other: leo, slot: first, table: two }, NOW);
	await db.updateTable("meeting").set({ state: "cancelled" }).execute();
	await insertMeeting(db, { one: ana, other: leo, slot: first, table: one }, NOW);
});

test("on the day, the slot of somebody who did not come goes to the best person who is checked in", async () => {
	const [ana, eva, ida, leo] = await addAll("Ana", "Eva", "Ida", "Leo");
	await saveSlots(SESSION, { slotMinutes: 60, pauseMinutes: 0, tables: [{ name: "1" }] });
	await saveRule(ana, eva, "lock");
	await publish();
	await db.updateTable("ticket").set({ checked_in_at: NOW.toISOString(), checked_in_by: "maria" }).where("id", "=", leo).execute();
	const [meeting] = await meetingsOf(ana);
	const record = (id: number, came: boolean) => recordAttendance(meeting?.id as number, id, came, { actor: { username: "maria" }, now: NOW });
	expect(await record(ana, false)).toBe("offered");
	expect([(await listOffers(ida, NOW)).length, (await listOffers(leo, NOW)).map(({ from }) => from)]).toEqual([0, [eva]]);
	const { figures } = await meetingsOverview(await getEvent(), "en", NOW);
	expect(figures.filter(([term]) => term === "Did not come" || term === "Canceled")).toEqual([
		["Did not come", "1"],
		["Canceled", "0"],
	]);
	const pages = async () => ({
		day: (await dayView(new URL("https://summit.example/admin/meetings/day"), "en", NOW)).meetings.map((row) => [
			row.canMove,
			...row.people.map(({ isMissing }) => isMissing),
		]),
		own: await Promise.all([ana, eva].map(async (id) => (await meetingsView(await person(id), "en", NOW)).meetings.map(({ canceled }) => canceled))),
	});
	expect(await pages()).toEqual({ day: [[false, true, false]], own: [["You did not come"], ["Did not come"]] });
	await publish();
	expect(await meetingsOf(ana)).toEqual([]);
	const [rebooked] = await meetingsOf(eva);
	expect(await record(ana, true)).toBe("staysCanceled");
	expect(await record(ana, true)).toBe("gone");
	expect(rebooked?.one).toBe(eva);
});

test("that somebody did not come can be recorded of both and taken back", async () => {
	const [ana, eva] = await addAll("Ana", "Eva", "Ida");
	await saveSlots(SESSION, { slotMinutes: 60, pauseMinutes: 0, tables: [{ name: "1" }] });
	await saveRule(ana, eva, "lock");
	await publish();
	const [meeting] = (await meetingsOf(ana)) as [Meeting];
	const steps: [number, boolean][] = [
		[ana, false],
		[ana, false],
		[eva, false],
		[ana, true],
		[eva, true],
	];
	const outcomes = [];
	for (const [id, came] of steps) outcomes.push(await recordAttendance(meeting.id, id, came, { actor: { username: "maria" }, now: NOW }));
	expect(outcomes).toEqual(["notOffered", "notOffered", "neither", "notOffered", "reopened"]);
	expect((await meetingsOf(ana)).map(({ id, missed, sequence }) => [id, missed, sequence])).toEqual([[meeting.id, [], 2]]);
});

test("a meeting moves to a free table only", async () => {
	const [ana] = await addAll("Ana", "Eva", "Ida", "Leo");
	await publish();
	const [meeting] = await meetingsOf(ana);
	const tables = (await listTables()).map(({ id }) => id);
	const other = (await listMeetings()).find(({ id, slot }) => id !== meeting?.id && slot.id === meeting?.slot.id);
	expect(await moveToTable(meeting?.id as number, other?.table.id as number, context)).toBe("taken");
	const free = tables.find((id) => id !== meeting?.table.id && id !== other?.table.id) as number;
	expect(await moveToTable(meeting?.id as number, free, context)).toBeUndefined();
	expect((await meetingsOf(ana))[0]?.table.id).toBe(free);
});

test("hidden people are in no list, suggestion or search, and meet only whom they chose", async () => {
	const [ana, eva] = await addAll("Ana", "Eva");
	const ida = await add("Ida", { isVisible: false, offers: "Customers" });
	expect([await peopleNames(ana), await peopleNames(ana, "?q=ida"), await peopleNames(ida)]).toEqual([["Eva"], [], ["Ana", "Eva"]]);
	expect(await saveWish(ana, ida, "must")).toBe("gone");
	await saveWish(ida, eva, "like");
	await publish();
	expect((await meetingsOf(ida)).map(({ one, other }) => [one, other])).toEqual([[eva, ida]]);
	const namesSeenBy = async (id: number) => JSON.stringify(await meetingsView(await person(id), "en", NOW)).includes("Ida");
	expect([await namesSeenBy(ana), await namesSeenBy(eva)]).toEqual([false, true]);
	expect(await requestMeeting(ana, ida, (await listSlots())[0]?.id as number, context)).toBe("gone");
});

test("contact details are shown only in fixed meetings and only if ticked; wishes and refusals never", async () => {
	const ana = await add("Ana", { email: "ana@private.example", phone: "+46 70 123", showsEmail: true });
	const eva = await add("Eva");
	await saveWish(eva, ana, "must");
	const seen = async () =>
		JSON.stringify([
			await meetingsView(await person(eva), "en", NOW),
			await peopleView(new URL("https://summit.example/t/x/people"), await person(eva), "en", NOW),
			await meetingDataOf(eva, NOW),
		]);
	expect((await seen()).match(/private\.example|\+46 70/g)).toBeNull();
	expect(JSON.stringify(await peopleView(new URL("https://summit.example/t/x/people"), await person(ana), "en", NOW))).not.toContain('"wish":"must"');
	await publish();
	expect((await seen()).match(/private\.example|\+46 70/g)).toEqual(["private.example"]);
	await cancelOwn((await meetingsOf(eva))[0]?.id as number, eva, "", NOW);
	expect((await seen()).match(/private\.example/g)).toBeNull();
});

test("people are found by region, country, sector, language and words, and why they are suggested is said", async () => {
	const ana = await add("Ana", { seeks: "Hydrogen pumps", languages: ["en", "es"] });
	await add("Eva", { offers: "We sell hydrogen pumps" }, "México");
	await add("Ida", { languages: ["sv"] }, "Suecia");
	const view = await peopleView(new URL("https://summit.example/t/x/people"), await person(ana), "en", NOW);
	expect(view.people.map(({ name, why }) => [name, why])).toEqual([
		["Eva", "Why we suggest: offers what you’re looking for, shares a language with you, and comes from the other region."],
		["Ida", "You share no language."],
	]);
	expect([
		await peopleNames(ana, "?region=latam"),
		await peopleNames(ana, "?country=SE"),
		await peopleNames(ana, "?language=sv"),
		await peopleNames(ana, "?q=Hydrogen"),
	]).toEqual([["Eva"], ["Ida"], ["Ida"], ["Eva"]]);
	await saveWish(ana, view.people[0]?.id as number, "must");
	expect(await peopleNames(ana, "?wish=must")).toEqual(["Eva"]);
});

test("people who can never meet come last, are told so without the organizers' rule, and are neither wished nor asked", async () => {
	const [ana, eva, ida, leo] = await addAll("Ana", "Eva", "Ida", "Leo");
	await db.updateTable("ticket").set({ company: "ana ab" }).where("id", "=", eva).execute();
	await saveRule(ana, ida, "forbid");
	const { people } = await peopleView(new URL("https://summit.example/t/x/people"), await person(ana), "en", NOW);
	expect(people.map(({ name, why, isPossible }) => [name, why, isPossible])).toEqual([
		["Leo", "Why we suggest: shares a language with you.", true],
		["Eva", "You work for the same company.", false],
		["Ida", "You two can’t meet here.", false],
	]);
	expect(await Promise.all([eva, ida, leo].map((id) => saveWish(ana, id, "must")))).toEqual(["notPossible", "notPossible", undefined]);
	expect(await saveWish(ana, eva, "no")).toBeUndefined();
	await publish();
	expect(await requestMeeting(ana, ida, (await listSlots()).at(-1)?.id as number, context)).toBe("notPossible");
});

test("countries are known by their names in the site's languages and their own", () => {
	expect(["Suomi", "Danmark", "Ísland", "Norge", "Brasil", "MÉXICO", "Atlantis"].map(countryCodeOf)).toEqual(["FI", "DK", "IS", "NO", "BR", "MX", undefined]);
	expect(["FI", "BR", "DE"].map(regionOf)).toEqual(["nordic", "latam", undefined]);
});

test("at most ten people can be must-meets and twenty would-likes", async () => {
	const ids: number[] = [];
	for (let index = 0; index < 12; index += 1) ids.push(await add(`Q${index}`));
	const [me = 0, ...others] = ids;
	const answers = [];
	for (const other of others) answers.push(await saveWish(me, other, "must"));
	expect(answers).toEqual([...Array(10).fill(undefined), "tooManyMust"]);
	expect(await saveWish(me, others[0] as number, "like")).toBeUndefined();
	expect(await saveWish(me, others[10] as number, "must")).toBeUndefined();
	expect((await listWishes(db, { from: me })).length).toBe(11);
});

test("the slots of somebody who leaves are offered to people who stay, and so are those that were offered to the leaver", async () => {
	const [ana, eva, ida, leo] = await addAll("Ana", "Eva", "Ida", "Leo");
	await saveSlots(SESSION, { slotMinutes: 60, pauseMinutes: 0, tables: [{ name: "1" }] });
	await saveRule(ana, eva, "lock");
	await publish();
	await db.deleteFrom("mail").execute();
	await withdrawOwn(ana, NOW);
	expect((await listOffers(ida, NOW)).map(({ from }) => from)).toEqual([eva]);
	await withdrawOwn(ida, NOW);
	expect((await listOffers(leo, NOW)).map(({ from }) => from)).toEqual([eva]);
	expect(await mails()).toEqual(["eva: Your meeting is canceled: Ana, Ana AB", "ida: A meeting with Eva, Eva AB?", "leo: A meeting with Eva, Eva AB?"]);
});

test("withdrawing, giving the ticket away, exchanging it and erasing it end taking part, and the others are told", async () => {
	const [ana, eva, ida, leo] = await addAll("Ana", "Eva", "Ida", "Leo");
	await saveWish(ana, eva, "must");
	await publish();
	await withdrawOwn(ana, NOW);
	expect([await findParticipant(ana), await meetingsOf(ana), await listWishes()]).toEqual([undefined, [], []]);
	const { secret } = await person(eva);
	await reassignTicket(secret, { name: "Bo", email: "bo@example.com", locale: "sv", by: { username: "maria" } });
	expect([await findParticipant(eva), await meetingsOf(eva)]).toEqual([undefined, []]);
	await db
		.updateTable("order_line")
		.set({ item_id: "plain" })
		.where("id", "=", (await db.selectFrom("ticket").select("line_id").where("id", "=", ida).executeTakeFirstOrThrow()).line_id)
		.execute();
	await db.transaction().execute((trx) => withdrawInvalid(trx, NOW));
	expect([(await db.selectFrom("meeting_profile").select("ticket_id").execute()).map(({ ticket_id }) => ticket_id), await meetingsOf(ida)]).toEqual([
		[leo],
		[],
	]);
	expect((await mails()).filter((mail) => mail.startsWith("leo: Your meeting is canceled"))).toHaveLength(3);
});

test("erasure leaves nothing of a person's profile, wishes and meetings, also in the outbox", async () => {
	const [ana, eva] = await addAll("Zora", "Eva");
	await saveWish(eva, ana, "like");
	await publish();
	const { orderId } = await person(ana);
	await cancelOwn((await meetingsOf(ana))[0]?.id as number, ana, "Zora is ill", NOW);
	await eraseOrder(orderId, { actor: { username: "maria" } });
	const tables = ["meeting_profile", "meeting_wish", "meeting_offer", "meeting", "meeting_person", "mail", "ticket", "order"] as const;
	const kept = JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
	expect(kept.match(/zora|is ill/gi)).toBeNull();
	expect(kept).toContain("eva@");
});

test("everything about meetings is deleted ninety days after the event", async () => {
	const [ana] = await addAll("Ana", "Eva");
	await publish();
	const event = await getEvent();
	await updateEvent(db, { ...event, phase: "dates" });
	const end = Date.parse(`${event.endDate}T23:59:59-06:00`) + 1000;
	const DAY_MS = 24 * 60 * 60_000;
	await db.transaction().execute((trx) => eraseMeetings(trx, new Date(end + 89 * DAY_MS)));
	expect(await listParticipants()).toHaveLength(2);
	await db.transaction().execute((trx) => eraseMeetings(trx, new Date(end + 90 * DAY_MS)));
	await updateEvent(db, event);
	expect([await listParticipants(), await listMeetings(db, { of: ana })]).toEqual([[], []]);
});

test("calendars keep their UID, count changes, and cancel what is canceled", async () => {
	const [ana] = await addAll("Ana", "Eva", "Ida");
	await publish();
	const [first] = await meetingsOf(ana);
	const eventsOf = async () => {
		const calendar = new ICAL.Component(ICAL.parse((await meetingsCalendar(ana, "sv")) ?? ""));
		return calendar.getAllSubcomponents("vevent").map((event) => ["uid", "sequence", "status"].map((name) => event.getFirstPropertyValue(name)));
	};
	const id = `meeting-${first?.id}@${(await getEvent()).id}`;
	expect((await eventsOf()).find(([uid]) => uid === id)).toEqual([id, 0, "CONFIRMED"]);
	await cancelOwn(first?.id as number, ana, "", NOW);
	expect((await eventsOf()).find(([uid]) => uid === id)).toEqual([id, 1, "CANCELLED"]);
});
