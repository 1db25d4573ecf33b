import { afterAll, beforeAll, expect, test } from "vitest";
import { controlsOf, parse, texts } from "../support/html.ts";
import { organizerOf, redirectOf, sql, visitorOf } from "../support/http.ts";
import { addPaidTickets } from "../support/orders.ts";
import { startSite } from "../support/running-site.ts";

/** A site of its own, with two registrations for one of its workshops. */
const site = await startSite();
afterAll(site.stop);
const organizer = await organizerOf(site);
const visitor = visitorOf(site);

const WORKSHOP = "hear-the-leak";
const SECRETS = ["a".repeat(22), "b".repeat(22)];
const WAITING = "No mail server is set up, so the emails to registered attendees stay in the outbox. Notify them yourself.";
const session = () =>
	sql(site, `SELECT agenda_id, start_time, status FROM session JOIN workshop ON session_id = session.id WHERE workshop.id = '${WORKSHOP}'`)[0];
const mails = () => sql(site, "SELECT id FROM mail").length;
const lastBatch = () => sql(site, "SELECT batch FROM change ORDER BY id DESC LIMIT 1")[0]?.batch;

async function asked(answer: Response) {
	const [status, path] = redirectOf(answer);
	const document = await organizer.document(String(path));
	const confirmed = document.querySelector("main button[name=confirmed]")?.getAttribute("value") ?? "";
	const all = [...document.querySelectorAll("main form input")].map((input): [string, string] => [
		input.getAttribute("name") ?? "",
		input.getAttribute("value") ?? "",
	]);
	return { status, said: texts(document, "main h1, main li p, main button"), fields: [...all, ["confirmed", confirmed]] as [string, string][] };
}

beforeAll(async () => {
	addPaidTickets(site, { code: "PLACES99", attendees: ["Ana Ruiz", "Bo Berg"], locale: "sv", secrets: SECRETS });
	for (const secret of SECRETS) await visitor.post(`/t/${secret}/workshops`, { step: "take", workshop: WORKSHOP });
	sql(site, "DELETE FROM mail");
});

test("an import's preview lists workshops with registrations that it hides, shrinks or moves", async () => {
	const shown = async (section: string, table: string) =>
		texts(parse(await (await organizer.post(`/admin/${section}/import`, { text: table })).text()), "[aria-labelledby=result-title] p.text-gold");
	const keep = "2 people are registered and keep their spots.";
	expect(await shown("workshops", `id;maxAttendees;status\n${WORKSHOP};1;draft`)).toEqual([
		`${keep} They aren’t notified, and visitors no longer see the workshop. The capacity would be 1, with 2 spots taken. Nobody loses theirs, and registration reopens once there is room.`,
	]);
	expect(await shown("agenda", `id;startTime;endTime\n${session()?.agenda_id};07:00;08:00`)).toEqual([`${keep} ${WAITING}`]);
	expect(await shown("workshops", `id;price\n${WORKSHOP};1`)).toEqual([]);
});

test("an import is previewed again when its affected registrations have changed", async () => {
	const send = async (fingerprint: string) => organizer.post("/admin/workshops/import", { text: `id;maxAttendees\n${WORKSHOP};1`, fingerprint });
	const shown = async (answer: Response) => {
		const document = parse(await answer.text());
		const fingerprint = document.querySelector("[name=fingerprint]")?.getAttribute("value") ?? "";
		return { status: answer.status, words: texts(document, "[aria-labelledby=result-title] p.text-gold"), fingerprint };
	};
	const first = await shown(await organizer.post("/admin/workshops/import", { text: `id;maxAttendees\n${WORKSHOP};1` }));
	await visitor.post(`/t/${SECRETS[1]}/workshops`, { step: "giveBack", workshop: WORKSHOP });
	addPaidTickets(site, { code: "PLACES98", attendees: ["Eva", "Leo"], locale: "sv", secrets: ["c".repeat(22), "d".repeat(22)] });
	for (const secret of [SECRETS[1], "c".repeat(22)]) await visitor.post(`/t/${secret}/workshops`, { step: "take", workshop: WORKSHOP });
	const second = await shown(await send(first.fingerprint));
	expect([first.words, second.status, second.words].map(String)).toEqual([
		"The capacity would be 1, with 2 spots taken. Nobody loses theirs, and registration reopens once there is room.",
		"409",
		"The capacity would be 1, with 3 spots taken. Nobody loses theirs, and registration reopens once there is room.",
	]);
	await visitor.post(`/t/${"c".repeat(22)}/workshops`, { step: "giveBack", workshop: WORKSHOP });
	expect((await send(first.fingerprint)).status).toBe(303);
	await organizer.post(`/admin/settings/activity/${lastBatch()}/undo`, { redirectTo: "/admin/workshops" });
	sql(site, "DELETE FROM mail");
});

test("changing the summit's dates shows the number of registrations that move", async () => {
	const form = await organizer.formOf("/admin/settings/event");
	const later = (date: string | undefined) =>
		Temporal.PlainDate.from(date ?? "")
			.add({ days: 1 })
			.toString();
	const answer = await organizer.post("/admin/settings/event", { ...form, startDate: later(form.startDate), endDate: later(form.endDate) });
	expect(texts(parse(await answer.text()), "[role=alert] p")[0]).toContain(`2 workshop registrations are kept at their new times. ${WAITING}`);
});

test("moving it in the timetable asks there how many are notified, and moves it once that is confirmed", async () => {
	const before = session();
	const move = async (startTime: string, confirmed = "") => {
		const { version = "" } = await organizer.formOf(`/admin/workshops/${WORKSHOP}`);
		const place = { day: "1", startTime, endTime: `${startTime.slice(0, 2)}:59` };
		return organizer.post(`/admin/agenda/${before?.agenda_id}/time`, { version, shown: "?day=1", confirmed, ...place });
	};
	const answer = await move("07:05");
	const { kind, question } = await answer.json();
	expect([answer.status, kind, question.words, session()]).toEqual([200, "asks", `2 people are registered and keep their spots. ${WAITING}`, before]);
	const { toast } = await (await move("07:05", question.key)).json();
	expect([session()?.start_time, toast.words, mails()]).toEqual(["07:05", expect.stringContaining(WAITING), 2]);
	const { fields } = await asked(await organizer.post(toast.undo.action, { redirectTo: "/admin/agenda" }));
	await organizer.post(toast.undo.action, fields);
	expect(session()).toEqual(before);
	sql(site, "DELETE FROM mail");
});

test("undoing a move asks for confirmation, and notifies the registered", async () => {
	const path = `/admin/workshops/${WORKSHOP}`;
	const before = session();
	const question = parse(await (await organizer.post(path, { ...(await organizer.formOf(path)), startTime: "07:00" })).text());
	const confirmed = question.querySelector("button[name=confirmed]")?.getAttribute("value") ?? "";
	expect((await organizer.post(path, { ...controlsOf(question), confirmed })).status).toBe(303);
	expect([session()?.start_time, mails()]).toEqual(["07:00", 2]);
	const undo = `/admin/settings/activity/${lastBatch()}/undo`;
	const { status, said, fields } = await asked(await organizer.post(undo, { redirectTo: "/admin/workshops" }));
	expect([status, said, session()?.start_time]).toEqual([
		303,
		["Move the workshop with its registrations?", expect.any(String), `2 people are registered and keep their spots. ${WAITING}`, "Move the workshop"],
		"07:00",
	]);
	expect(redirectOf(await organizer.post(undo, fields))).toEqual([303, "/admin/workshops"]);
	expect([session(), mails()]).toEqual([before, 4]);
});

test("canceling its session by a bulk action asks for confirmation, and again when more registrations are affected", async () => {
	const ids = [session()?.agenda_id, "wednesday-breakfast"].map((id): [string, string] => ["id", String(id)]);
	const cancel = (fields: [string, string][]) => organizer.post("/admin/agenda/changes", fields);
	const first = await asked(await cancel([["status", "cancelled"], ["redirectTo", "/admin/agenda?sort=day"], ...ids]));
	expect([first.status, first.said, session()?.status]).toEqual([
		303,
		[
			"Cancel the workshop and its registrations?",
			expect.any(String),
			`2 people are registered and lose their spots permanently. ${WAITING}`,
			"Cancel the workshop",
		],
		"published",
	]);
	await visitor.post(`/t/${SECRETS[1]}/workshops`, { step: "giveBack", workshop: WORKSHOP });
	const second = await asked(await cancel(first.fields));
	expect(second.said[2]).toBe(`1 person is registered and loses the spot permanently. ${WAITING}`);
	expect(redirectOf(await cancel(second.fields))).toEqual([303, "/admin/agenda?sort=day"]);
	expect([session()?.status, sql(site, "SELECT status FROM session WHERE agenda_id = 'wednesday-breakfast'")]).toEqual([
		"cancelled",
		[{ status: "cancelled" }],
	]);
	expect(sql(site, "SELECT state FROM workshop_registration WHERE state <> 'cancelled'")).toEqual([]);
});
