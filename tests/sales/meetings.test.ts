import { setTimeout } from "node:timers/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { chanceFromSeed } from "../support/chance.ts";
import { databaseOf, organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { times } from "../support/length.ts";
import { addParticipants } from "../support/participants.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

const PEOPLE = times(10, 50);
/** Milliseconds until a plan is published. */
const PUBLISHING_MS = 250;

let first = await startSite();
const { databaseFile } = first;
const environment = { DATABASE_URL: `file:${databaseFile}` };
const second = await startSite(environment);
const started = [first, second];
const chance = chanceFromSeed();
const organizer = await organizerOf(first);
const { cookie = "" } = organizer;
const sqlite = databaseOf(first);
addParticipants(sqlite, PEOPLE);
sqlite.close();
await organizer.post("/admin/meetings/slots/business-matchmaking", { slotMinutes: "20", pauseMinutes: "5", tables: "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12" });

afterAll(async () => {
	for (const site of started.reverse()) await site.stop();
});

beforeEach(() => {
	for (const table of ["meeting", "meeting_plan", "meeting_offer", "mail"]) sql(first, `DELETE FROM ${table}`);
	sql(first, "DELETE FROM setting WHERE key = 'meetings_published'");
});

const count = (query: string) => Number(sql(first, `SELECT count(*) AS count FROM ${query}`)[0]?.count);
const plan = (by = organizer) => by.post("/admin/meetings/plan", { step: "plan" });
async function publish(by: Visitor = organizer): Promise<Response | undefined> {
	const [made] = sql(first, "SELECT made_at FROM meeting_plan");
	return by.post("/admin/meetings/plan", { step: "publish", plan: String(made?.made_at) }).catch(() => undefined);
}
/** Requests are spread over both processes. */
const visitors = () => [first, second].map((site) => visitorOf(site)) as [Visitor, Visitor];

interface Attendee {
	id: number;
	secret: string;
	meetings: number[];
}

function attendees(): Attendee[] {
	return sql(first, "SELECT ticket.id, secret FROM ticket JOIN meeting_profile ON ticket_id = ticket.id ORDER BY ticket.id").map(({ id, secret }) => ({
		id: Number(id),
		secret: String(secret),
		meetings: sql(first, "SELECT meeting_id FROM meeting_person WHERE ticket_id = ? AND state = 'fixed'", id).map(({ meeting_id }) => Number(meeting_id)),
	}));
}

const cancel = (visitor: Visitor, { secret, meetings }: Attendee) =>
	visitor.post(`/t/${secret}/meetings`, { step: "cancel", id: String(meetings[0]) }).then(({ status }) => status);

function expectNobodyTwice(): void {
	for (const key of ["ticket_id, slot_id", "meeting_id, ticket_id"])
		expect(sql(first, `SELECT ${key} FROM meeting_person WHERE state = 'fixed' GROUP BY ${key} HAVING count(*) > 1`)).toEqual([]);
	for (const key of ["slot_id, table_id", "one_id, other_id"])
		expect(sql(first, `SELECT ${key} FROM meeting WHERE state = 'fixed' GROUP BY ${key} HAVING count(*) > 1`)).toEqual([]);
	expect(sql(first, "SELECT recipient, subject FROM mail GROUP BY recipient, subject, body HAVING count(*) > 1")).toEqual([]);
}

test("of people who cancel, accept and ask at once in two processes, nobody is booked or emailed twice", async () => {
	await plan();
	await publish();
	sql(first, "DELETE FROM mail");
	const slots = sql(first, "SELECT id FROM meeting_slot ORDER BY id").map(({ id }) => String(id));
	const people = attendees();
	const ask = (visitor: Visitor, index: number) =>
		visitor
			.post(`/t/${people[index]?.secret}/people`, {
				step: "ask",
				person: String(people[(index + 7) % people.length]?.id),
				slot: slots[index % slots.length] as string,
			})
			.then(({ status }) => status);
	const statuses = await Promise.all(people.flatMap((person, index) => visitors().flatMap((visitor) => [cancel(visitor, person), ask(visitor, index)])));
	expect([...new Set(statuses)].sort()).toEqual([303, 409]);
	expectNobodyTwice();
	const offers = sql(first, "SELECT meeting_offer.id, secret FROM meeting_offer JOIN ticket ON ticket.id = to_id WHERE state = 'open'");
	expect(offers.length).toBeGreaterThan(0);
	const answers = await Promise.all(
		offers.flatMap(({ id, secret }) => visitors().map((visitor) => visitor.post(`/t/${secret}/meetings`, { step: "accept", id: String(id) }))),
	);
	expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([303, 409]);
	expectNobodyTwice();
});

test("a plan that is published while people cancel in the other process brings back no canceled meeting and books nobody twice", async () => {
	await plan();
	await publish();
	const [one, other] = visitors();
	for (let round = 0; round < times(1, 10); round += 1) {
		const people = attendees().filter(({ meetings }) => meetings.length > 0);
		const some = people.filter((_, index) => index % 3 === round % 3);
		await Promise.all([plan(), ...some.slice(1).map((person) => cancel(other, person))]);
		await Promise.all([publish(), ...some.slice(0, 1).flatMap((person) => [cancel(other, person), cancel(one, person)])]);
		expectNobodyTwice();
		const givenUp =
			"SELECT 1 FROM meeting_person AS given_up WHERE cancelled_at IS NOT NULL AND given_up.ticket_id = one.ticket_id AND given_up.slot_id = one.slot_id";
		expect(sql(first, `SELECT * FROM meeting_person AS one WHERE state = 'fixed' AND EXISTS (${givenUp})`)).toEqual([]);
	}
});

test("a process that is killed while it publishes has published everything or nothing, and publishing afterwards finishes it", async () => {
	let unpublished = 0;
	for (let round = 0; round < times(1, 60); round += 1) {
		for (const table of ["meeting", "meeting_plan", "mail"]) sql(first, `DELETE FROM ${table}`);
		sql(first, "DELETE FROM setting WHERE key = 'meetings_published'");
		await plan(visitorOf(first, { Cookie: cookie }));
		const publishing = publish(visitorOf(first, { Cookie: cookie }));
		await setTimeout(chance.below(PUBLISHING_MS));
		await first.end("SIGKILL");
		await publishing;
		first = await restarted(first);
		const counts = [count("meeting"), count("mail"), count("setting WHERE key = 'meetings_published'"), count("meeting_plan")];
		if (counts[3] === 1) {
			expect([round, counts]).toEqual([round, [0, 0, 0, 1]]);
			unpublished += 1;
			await publish(visitorOf(first, { Cookie: cookie }));
		}
		expect([round, count("mail"), count("setting WHERE key = 'meetings_published'"), count("meeting_plan")]).toEqual([round, PEOPLE, 1, 0]);
		expect(sql(first, "SELECT recipient FROM mail GROUP BY recipient HAVING count(*) > 1")).toEqual([]);
		expectNobodyTwice();
	}
	console.log(`${unpublished} kills before the plan was published`);
});

async function restarted(site: RunningSite): Promise<RunningSite> {
	const again = await startSite({ ...environment, PORT: new URL(site.origin).port });
	started.push(again);
	return again;
}
