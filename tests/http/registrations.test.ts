import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { addUser, organizerOf, redirectOf, signIn, sql, visitorOf } from "../support/http.ts";
import { addOrder, addPaidTickets } from "../support/orders.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { page, get, post, api } = visitorOf(site);

const FULL = "hear-the-leak";
/** Their tier includes all workshops. */
const SECRETS = ["a", "b", "c", "d"].map((letter) => letter.repeat(22));
const [ana, bo, cia, dan] = SECRETS as [string, string, string, string];
const workshopsOf = (secret: string, locale = "") => `${locale}/t/${secret}/workshops`;
const step = async (secret: string, name: string, workshop = FULL) => redirectOf(await post(workshopsOf(secret), { step: name, workshop }));
const done = (secret: string, what: string, workshop = FULL) => [303, `${workshopsOf(secret)}?done=${what}&workshop=${workshop}`];
const rowsOf = (document: Document, part: "yours" | "all") => texts(document, `section[aria-labelledby="${part}-title"] h3`);
const entry = (document: Document, workshop = FULL) => texts(document, `[id="${workshop}"] strong, [id="${workshop}"] .text-danger`);
const buttons = (document: Document, workshop = FULL) => texts(document, `[id="${workshop}"] :is(button, a.inline-flex)`);

beforeAll(() => {
	sql(site, `UPDATE workshop SET max_attendees = 2 WHERE id = '${FULL}'`);
	addPaidTickets(site, { code: "PLACES99", attendees: ["Ana Ruiz", "Bo Berg", "Cia Ek", "Dan Lima"], locale: "sv", secrets: SECRETS });
});

test("a workshop links to a form that identifies a ticket by its link or code, and nothing else", async () => {
	const path = `/workshops/${FULL}/place`;
	const { document } = await page(path);
	expect([texts(document, "h1"), document.querySelector("meta[name=robots]")?.getAttribute("content")]).toEqual([["Register"], "noindex"]);
	for (const typed of [ana, ` https://summit.example/es/t/${ana} `, `https://summit.example/t/${ana}/workshops?done=left`])
		expect(redirectOf(await post(path, { ticket: typed }))).toEqual([303, `${workshopsOf(ana)}#${FULL}`]);
	const wrong = await post(path, { ticket: "PLACES99" });
	const refused = parse(await wrong.text());
	expect([wrong.status, refused.querySelector("#register-ticket")?.getAttribute("value"), texts(refused, "#register-ticket-error")]).toEqual([
		422,
		"PLACES99",
		["No ticket has this link or code. Copy all of it from the ticket page or from an email about the ticket."],
	]);
	for (const ofOrder of ["acdefghj", `https://summit.example/orders/ACDEFGHJ/${"a".repeat(32)}`])
		expect(texts(parse(await (await post(path, { ticket: ofOrder })).text()), "#register-ticket-error")).toEqual([
			"That link or code belongs to your order, not to a ticket. You’ll find the ticket link and code on your order page, under “Open the ticket”.",
		]);
	expect((await get(`/workshops/nothing/place`)).status).toBe(404);
});

test("a registration is made, conflicts are shown, and canceling offers the spot to the waiting list, never by a GET", async () => {
	expect((await get(`${workshopsOf(ana)}?step=take&workshop=${FULL}`)).headers.get("cache-control")).toBe("no-store");
	expect(rowsOf((await page(workshopsOf(ana))).document, "yours")).toEqual([]);
	expect([await step(ana, "take"), await step(bo, "take")]).toEqual([done(ana, "registered"), done(bo, "registered")]);
	const mine = (await page(`${workshopsOf(ana)}?done=registered&workshop=${FULL}`)).document;
	expect([texts(mine, "main [role=status]"), rowsOf(mine, "yours").length, entry(mine)]).toEqual([["You’re registered."], 1, ["You’re registered"]]);
	const givingBack = async (secret: string) => texts((await page(workshopsOf(secret))).document, `[id="${FULL}"] details p`);
	expect(await givingBack(ana)).toEqual(["Your spot becomes available to others. You can register again while there are spots left."]);
	const title = texts(mine, `[id="${FULL}"] h3`)[0];
	const clashing = sql(
		site,
		`SELECT workshop.id FROM workshop JOIN session ON session.id = session_id JOIN session AS mine ON mine.id = (SELECT session_id FROM workshop WHERE id = '${FULL}')
		 WHERE workshop.id <> '${FULL}' AND session.date = mine.date AND session.start_time < mine.end_time AND mine.start_time < session.end_time`,
	).map(({ id }) => String(id));
	expect(clashing.length).toBeGreaterThan(0);
	for (const id of clashing) expect(entry(mine, id)).toEqual(["Spots left", `At the same time as “${title}”`]);

	const other = clashing[0] as string;
	expect(await step(ana, "take", other)).toEqual(done(ana, "registered", other));
	const both = (await page(`${workshopsOf(ana)}?done=registered&workshop=${other}`)).document;
	expect(texts(both, "main [role=status] :is(p, button)")).toEqual([
		"You’re registered.",
		`You’re also registered for “${title}”, at the same time.`,
		`Cancel “${title}”`,
	]);
	expect(both.querySelector("main [role=status] input")?.getAttribute("value")).toBe(FULL);
	expect(await step(ana, "giveBack", other)).toEqual(done(ana, "cancelled", other));

	expect((await post(workshopsOf(cia), { step: "take", workshop: FULL })).status).toBe(409);
	expect(buttons((await page(workshopsOf(cia))).document)).toEqual([`Join the waiting list: ${title}`]);
	expect([await step(cia, "wait"), await step(dan, "wait")]).toEqual([done(cia, "waiting"), done(dan, "waiting")]);
	expect(entry((await page(workshopsOf(dan, "/sv"))).document)).toEqual(["Du är nummer 2 på väntelistan"]);
	expect(await givingBack(ana)).toEqual([
		"Your spot goes to the next person on the waiting list right away. To register again, you would have to join the list.",
	]);
	expect(await step(ana, "giveBack")).toEqual(done(ana, "cancelled"));
	const saidTo = async (secret: string) => texts((await page(`${workshopsOf(secret)}?done=waiting&workshop=${FULL}`)).document, "main [role=status]").join();
	expect([await saidTo(dan), await saidTo(cia)]).toEqual([expect.stringContaining("waiting list"), ""]);
	const offered = (await page(workshopsOf(cia))).document;
	expect([entry(offered)[0]?.startsWith("Offered to you until"), buttons(offered)]).toEqual([true, [`Accept the spot: ${title}`, `Decline: ${title}`]]);
	expect([await step(cia, "leave"), await step(dan, "take")]).toEqual([done(cia, "left"), done(dan, "registered")]);
	const mails = sql(site, "SELECT subject FROM mail WHERE subject LIKE '%läck%' OR subject LIKE 'En plats%' ORDER BY id").map(
		({ subject }) => String(subject).split(/ fram| i |:/)[0],
	);
	expect(mails.filter((subject) => subject === "En plats till dig")).toHaveLength(2);
});

test("pages and API show availability as one status, and pages are rendered anew only when it changes", async () => {
	const word = async () =>
		texts((await page(`/workshops/${FULL}`)).document, "main aside p:has(.heading) + p")[0]
			?.split(" · ")
			.at(-1);
	const button = async () => texts((await page(`/es/workshops/${FULL}`)).document, "main aside > a").at(-1);
	expect([await word(), await button()]).toEqual(["Full, waiting list", "Anotarme en la lista de espera"]);
	const calls = await api<{ id: string; availability: string }[]>("workshops");
	expect(calls.find(({ id }) => id === FULL)?.availability).toBe("soldOut");
	const etag = (await get("/workshops")).headers.get("etag");
	await step(ana, "wait");
	expect((await get("/workshops")).headers.get("etag")).toBe(etag);
	await step(ana, "leave");
	await step(bo, "giveBack");
	expect([await word(), (await get("/workshops")).headers.get("etag") === etag]).toEqual(["Spots left", false]);
});

test("the pages of the ticket and of its order show its registrations, and link to the workshops", async () => {
	const ticket = (await page(`/t/${dan}`)).document;
	expect(texts(ticket, 'section[aria-labelledby="workshops-title"] li')).toHaveLength(1);
	expect(ticket.querySelector(`a[href="${workshopsOf(dan)}"]`)?.textContent).toBe("Choose workshops");
	expect(texts((await page(`/t/${ana}`)).document, 'section[aria-labelledby="workshops-title"] p')).toEqual(["Not registered for any workshop yet."]);
	expect([(await get(`/t/${"z".repeat(22)}/workshops`)).status, (await post(workshopsOf("z".repeat(22)), { step: "take", workshop: FULL })).status]).toEqual([
		404, 404,
	]);
});

test("a form from another site registers nobody", async () => {
	const elsewhere = visitorOf(site, { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" });
	expect((await elsewhere.post(workshopsOf(ana), { step: "take", workshop: FULL })).status).toBe(403);
});

test("the box office sees registrations, adds and removes one; a workshop with registrations cannot be deleted", async () => {
	const boxOffice = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "dora", "box_office")) });
	const path = `/admin/workshops/${FULL}/registrations`;
	const lists = async () => texts(await boxOffice.document(path), "main tbody tr td.font-semibold");
	expect(await lists()).toEqual(["Dan Lima"]);
	const search = async (q: string) => boxOffice.document(`${path}?q=${encodeURIComponent(q)}`);
	const found = await search("BERG");
	expect(texts(found, "main [role=status] tbody td.py-2 > span:first-child, main [role=status] > p")).toEqual(["1 attendee found", "Bo Berg"]);
	addOrder(site, { code: "ACDEFGH9", name: "Una Paid", email: "una@example.com" });
	expect(texts(await search("ACDEFGH9"), "main [role=status] > p")).toEqual(["Order ACDEFGH9 isn’t paid yet: mark it as paid first."]);
	const boId = found.querySelector("main [role=status] [name=ticketId]")?.getAttribute("value") ?? "";
	expect(redirectOf(await boxOffice.post(path, { step: "add", ticketId: boId }))).toEqual([303, path]);
	expect((await boxOffice.post(path, { step: "add", ticketId: boId })).status).toBe(409);
	expect((await search("bo berg")).querySelector("main [role=status] form")).toBeNull();
	const given = await boxOffice.document(path);
	expect([await lists(), texts(given, "main p.tabular")[0]]).toEqual([
		["Bo Berg", "Dan Lima"],
		"Registered: 2 of 2 · awaiting payment: 0 · offered: 0 · on the waiting list: 0",
	]);
	expect((await boxOffice.post(path, { step: "add", ticketId: "0" })).status).toBe(409);
	const ticketId = given.querySelector("input[name=ticketId]")?.getAttribute("value") ?? "";
	expect(redirectOf(await boxOffice.post(path, { step: "remove", ticketId }))).toEqual([303, path]);
	expect([await lists(), (await boxOffice.post(path, { step: "take", ticketId })).status]).toEqual([["Dan Lima"], 400]);
	const waiting = String(sql(site, "SELECT id FROM ticket WHERE secret = ?", ana)[0]?.id);
	await step(ana, "wait");
	const waits = await boxOffice.document(path);
	expect(texts(waits, "main table:last-of-type details p").at(-1)).toMatch(/^This person is taken off the waiting list\. /);
	const left = await boxOffice.follow(await boxOffice.post(path, { step: "leave", ticketId: waiting }));
	expect(texts(left.document, ".toast p")[0]).toBe("Removed from the waiting list");
	expect(texts(await boxOffice.document("/admin/workshop-lists"), "main tbody td.tabular")).toContain("Registered: 1 of 2");
	const organizer = await organizerOf(site);
	expect(texts(await organizer.document(`/admin/workshops/${FULL}/delete`), "main h1")).toEqual([expect.stringMatching(/can’t be deleted$/)]);
	await organizer.post(`/admin/workshops/${FULL}/delete`, {});
	expect(sql(site, `SELECT count(*) AS n FROM workshop WHERE id = '${FULL}'`)).toEqual([{ n: 1 }]);
	expect((await boxOffice.get("/admin/workshops/nothing/registrations")).status).toBe(404);
});
