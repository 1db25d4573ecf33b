import { beforeAll, expect, test } from "vitest";
import { formVersionOf } from "#app/admin/writing.server.ts";
import { connectLayers } from "#app/domain/operations/registry/connections.server.ts";
import { findSession } from "#app/domain/program/session/queries.server.ts";
import { moveSession } from "#app/domain/program/timetable/move.server.ts";
import { shownIn } from "#app/domain/program/timetable/timetable-parts.server.ts";
import { workshopResource } from "#app/domain/program/workshop/admin.server.ts";
import { findWorkshop, insertWorkshop, type ListedWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { insertTier } from "#app/domain/sales/tier/queries.server.ts";
import { addRegistration } from "#app/routes/admin/workshops/registrations/manual.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { workshop as sample, tier as sampleTier } from "../../../../tests/support/content.ts";
import { ordered } from "../../../../tests/support/shop.ts";
import { joinWaitingList } from "./register.server.ts";

connectLayers();

const context = { actor: { username: "ana" }, now: new Date() };
const WAITING = "No mail server is set up, so the emails to registered attendees stay in the outbox. Notify them yourself.";
let before: ListedWorkshop;

beforeAll(async () => {
	await insertWorkshop(db, { ...sample, roomId: undefined, speakerId: undefined, maxAttendees: 2 });
	await insertTier(db, { ...sampleTier, id: "all", price: 0, features: ["allWorkshops"] });
	await ordered({ numbers: { all: 3 }, locale: "en" });
	const lines = await db.selectFrom("ticket").select(["id", "line_id"]).orderBy("id").execute();
	const [one, two, three] = lines.map(({ id }) => id) as [number, number, number];
	for (const ticketId of [one, two]) await addRegistration({ ticketId, workshopId: sample.id }, context);
	await joinWaitingList({ ticketId: three, workshopId: sample.id }, { ...context, actor: "buyer" });
	await db.updateTable("order_line").set({ list_price: 4900, discount: 0, net: 4900, tax: 0, gross: 4900 }).where("id", "=", lines[0]!.line_id).execute();
	await db.updateTable("workshop_registration").set({ line_id: lines[0]!.line_id }).where("ticket_id", "=", one).execute();
	before = (await findWorkshop(sample.id))!;
});

const KEEP = "2 people are registered and keep their spots.";
const HIDDEN = "They aren’t notified, and visitors no longer see the workshop.";
const FEWER = "The capacity would be 1, with 2 spots taken. Nobody loses theirs, and registration reopens once there is room.";
test.each<[string, Partial<ListedWorkshop>, [title: string, words: string] | undefined]>([
	[
		"canceled",
		{ status: "cancelled", startTime: "07:00" },
		[
			"Cancel the workshop and its registrations?",
			`2 people are registered and lose their spots permanently. 1 person is on the waiting list. 1 registration is paid and goes on the list of refunds. ${WAITING}`,
		],
	],
	["moved", { startTime: "07:00" }, ["Move the workshop with its registrations?", `${KEEP} ${WAITING}`]],
	["hidden", { status: "draft" }, ["Hide the workshop from visitors?", `${KEEP} ${HIDDEN}`]],
	["smaller than its registrations", { maxAttendees: 1 }, ["Fewer spots than registrations?", FEWER]],
	[
		"all at once",
		{ startTime: "07:00", status: "draft", maxAttendees: 1 },
		["Move the workshop with its registrations?", `${KEEP} ${WAITING} ${HIDDEN} ${FEWER}`],
	],
	["larger, at another price", { maxAttendees: 3, price: 1 }, undefined],
])("a workshop with registrations: %s", async (_, changed, asked) => {
	const question = await workshopResource.question?.({ ...before, ...changed }, before, "en");
	expect(question && [question.title, question.words]).toEqual(asked);
});

test("after saving, the organizer reads how many are emailed", async () => {
	const told = async (changed: object) => (await workshopResource.question?.({ ...before, ...changed }, before, "en"))?.notified;
	expect([await told({ status: "cancelled" }), await told({ startTime: "07:00" }), await told({ maxAttendees: 1 })]).toEqual([2, 2, undefined]);
});

test("asks nothing about a workshop without registrations, or one that was canceled before", async () => {
	const empty = { ...before, id: "empty" };
	expect(await workshopResource.question?.({ ...empty, status: "cancelled" }, empty, "en")).toBeUndefined();
	const canceled = { ...before, status: "cancelled" as const };
	expect(await workshopResource.question?.({ ...canceled, startTime: "07:00" }, canceled, "en")).toBeUndefined();
});

test("a workshop dragged to another time is not saved before its form has asked", async () => {
	const [agendaId, version] = [before.agendaId!, formVersionOf(workshopResource, before)];
	const place = { day: "1", startTime: "07:00", endTime: "08:00" };
	const answer = await moveSession(agendaId, { place, version, username: "ana", locale: "en", shown: shownIn(new URLSearchParams(), 1) });
	expect(answer).toMatchObject({ kind: "asks", question: { notified: 2 } });
	expect(await findSession(agendaId)).toMatchObject({ startTime: before.startTime });
});
