import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { organizerOf, redirectOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { oneIn } from "../support/length.ts";
import { addPaidTickets } from "../support/orders.ts";
import { readPdf, textsIn } from "../support/pdf.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { page, get, post } = visitorOf(site);

const [ana, eva, ida, sol] = ["a", "b", "c", "d"].map((letter) => letter.repeat(22)) as [string, string, string, string];
const NAMES = ["Ana Ruiz", "Eva Berg", "Ida Lind", "Sol Lima"];
const profileOf = (name: string) => ({
	languages: "en",
	offers: "Pumps that save water",
	seeks: "Customers in mining",
	email: `${name}@private.example`,
	showsEmail: "on",
	phone: "+46 70 123 45 67",
});
let organizer: Visitor;
const idOf = (secret: string) => String(sql(site, "SELECT id FROM ticket WHERE secret = ?", secret)[0]?.id);

beforeAll(async () => {
	addPaidTickets(site, { code: "MEETING9", attendees: NAMES, locale: "en", secrets: [ana, eva, ida, sol] });
	organizer = await organizerOf(site);
});

test("without slots, tickets say nothing of meetings; organizers add slots to a networking session", async () => {
	expect((await page(`/t/${ana}`)).document.querySelector("#meetings-title")).toBeNull();
	expect(redirectOf(await get(`/t/${ana}/profile`))).toEqual([303, `/t/${ana}`]);
	const path = "/admin/meetings/slots/business-matchmaking";
	const tables = "1, Garden\n2, Garden";
	const wrong = await organizer.post(path, { slotMinutes: "3", pauseMinutes: "5", tables: "1\n1" });
	expect([wrong.status, texts(parse(await wrong.text()), "#slots-slotMinutes-error, #slots-tables-error")]).toEqual([
		422,
		["Enter minutes: 5 to 240 for a meeting, 0 to 60 for a pause.", "At most 200 tables, each with its own name of up to 30 characters."],
	]);
	expect(redirectOf(await organizer.post(path, { slotMinutes: "20", pauseMinutes: "5", tables }))).toEqual([303, "/admin/meetings"]);
	expect(texts((await organizer.page("/admin/meetings")).document, "section[aria-labelledby=sessions-title] li span.tabular")).toEqual(["3 slots, 2 tables"]);
	expect((await organizer.get("/admin/meetings/slots/nothing")).status).toBe(404);
});

test("organizers edit sectors", async () => {
	const fields = { "0.id": "", "0.en": "Energy", "0.es": "Energía", "0.sv": "Energi", "1.id": "", "1.en": "", "1.es": "Minería", "1.sv": "" };
	const wrong = await organizer.post("/admin/meetings/sectors", fields);
	expect([wrong.status, texts(parse(await wrong.text()), "[id$='-error']")]).toEqual([422, ["Enter the English name too."]]);
	expect((await organizer.post("/admin/meetings/sectors", { ...fields, "1.es": "" })).status).toBe(303);
	const saved = await organizer.formOf("/admin/meetings/sectors", "#sectors");
	expect((await organizer.post("/admin/meetings/sectors", { ...saved, "0.en": "" })).status).toBe(422);
	expect(texts((await page(`/sv/t/${ana}/profile`)).document, "#profile-sectors label")).toEqual(["Energi"]);
});

test("an attendee takes part from the ticket page; what is typed wrong stays", async () => {
	const link = (await page(`/t/${ana}`)).document.querySelector("section[aria-labelledby=meetings-title] a");
	expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Take part", `/t/${ana}/profile`]);
	expect(redirectOf(await get(`/t/${ana}/people`))).toEqual([303, `/t/${ana}/profile`]);
	const wrong = await post(`/t/${ana}/profile`, { offers: "Pumps", seeks: "", email: "nobody", showsPhone: "on" });
	const refused = parse(await wrong.text());
	expect([wrong.status, texts(refused, "[id$='-error']"), refused.querySelector("#profile-offers")?.textContent]).toEqual([
		422,
		["This field is required.", "This field is required.", "Enter an email address such as name@company.com.", "This field is required."],
		"Pumps",
	]);
	expect(redirectOf(await post(`/t/${sol}/profile`, profileOf("sol")))).toEqual([303, `/t/${sol}/people`]);
	const found = async (query: string) => texts((await page(`/t/${sol}/people${query}`)).document, "main [role=search] ~ p");
	expect([await found(""), await found("?q=wind")]).toEqual([
		["Nobody else takes part yet."],
		["Nobody found. Try another search or clear the filters.Clear filters"],
	]);
	for (const [name, secret] of Object.entries({ ana, eva, ida }))
		expect(redirectOf(await post(`/t/${secret}/profile`, { ...profileOf(name), isVisible: "on" }))).toEqual([303, `/t/${secret}/people`]);
	expect(texts((await page(`/es/t/${ana}`)).document, "section[aria-labelledby=meetings-title] a")).toEqual(["Tus reuniones", "Personas", "Tu perfil"]);
});

test("people are chosen by posts, never by a GET; pages are not stored, name nobody who is hidden, and offer no filter that would find everybody", async () => {
	const { response, document } = await page(`/t/${ana}/people`);
	expect([response.headers.get("cache-control"), response.headers.get("x-robots-tag"), texts(document, "main li h2")]).toEqual([
		"no-store",
		"noindex",
		["Eva Berg", "Ida Lind"],
	]);
	expect(document.querySelectorAll("main select")).toHaveLength(0);
	await get(`/t/${ana}/people?step=must&person=${idOf(eva)}`);
	expect(sql(site, "SELECT * FROM meeting_wish")).toEqual([]);
	expect(redirectOf(await post(`/t/${ana}/people?q=berg`, { step: "must", person: idOf(eva) }))).toEqual([
		303,
		`/t/${ana}/people?q=berg&done=wish&person=${idOf(eva)}#person-${idOf(eva)}`,
	]);
	expect(texts((await page(`/t/${ana}/people?done=wish&person=${idOf(eva)}`)).document, "main li [data-notice]")).toEqual(["Saved."]);
	expect(texts((await page(`/t/${ana}/people`)).document, "main button[aria-pressed=true]")).toEqual(["Must meet: Eva Berg"]);
	expect((await post(`/t/${ana}/people`, { step: "must", person: idOf(sol) })).status).toBe(409);
	expect(redirectOf(await post(`/t/${ida}/people`, { step: "no", person: idOf(ana) }))[0]).toBe(303);
});

/** Follows every link below the ticket's address, also files. Returns the responses without what differs each time. */
async function crawl(secret: string): Promise<string> {
	const seen = new Set<string>();
	const waiting = [...["", "/meetings.ics", "/data.json"].map((file) => `/t/${secret}${file}`), ...NAMES.map((name) => `/t/${secret}/people?q=${name}`)];
	let all = "";
	for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
		if (seen.has(path)) continue;
		seen.add(path);
		const response = await get(path);
		const body = (await response.text()).replace(/nonce="[^"]+"|^(SEQUENCE|DTSTAMP|LAST-MODIFIED):.*$/gm, "");
		all += `${path} ${response.status} ${body}\n`;
		const links = response.headers.get("content-type")?.includes("html") ? [...parse(body).querySelectorAll("a[href]")] : [];
		for (const link of links) {
			const to = (link.getAttribute("href") ?? "").split("#")[0] ?? "";
			if (to.startsWith("/") && to.includes(`/t/${secret}`) && !to.endsWith(".pdf")) waiting.push(to);
		}
	}
	expect(seen.size).toBeGreaterThan(10);
	return all;
}
const contactsIn = (body: string, own = "eva"): string[] => (body.match(/\b\w+@private\.example/g) ?? []).filter((found) => !found.startsWith(own));

test("no page or file of any attendee has contact details, wishes or refusals of others, or a hidden person, before a meeting is fixed", async () => {
	const secrets = { ana, eva, ida, sol };
	const pages = await Promise.all(Object.values(secrets).map((secret) => crawl(secret)));
	for (const [index, name] of Object.keys(secrets).entries())
		expect([name, contactsIn(pages[index] ?? "", name), pages[index]?.includes(`${name}@private.example`)]).toEqual([name, [], true]);
	expect(pages.map((body) => /(>|"name":")Sol Lima/.test(body))).toEqual([false, false, false, true]);
	for (const [index, secret] of oneIn(2, [ana, eva]).entries()) {
		const others = sql(site, "SELECT * FROM meeting_wish WHERE from_id <> ?", idOf(secret));
		sql(site, "DELETE FROM meeting_wish WHERE from_id <> ?", idOf(secret));
		expect(await crawl(secret)).toBe(pages[index]);
		for (const { from_id, to_id, kind } of others) sql(site, "INSERT INTO meeting_wish VALUES (?, ?, ?)", from_id, to_id, kind);
	}
});

test("a plan is made in a worker, shown, and published with one email for each person", async () => {
	const before = sql(site, "SELECT count(*) AS count FROM mail")[0]?.count as number;
	expect(redirectOf(await organizer.post("/admin/meetings/plan", { step: "plan" }))).toEqual([303, "/admin/meetings#plan"]);
	expect([sql(site, "SELECT id FROM meeting"), sql(site, "SELECT count(*) AS count FROM mail")[0]?.count]).toEqual([[], before]);
	const { document } = await organizer.page("/admin/meetings");
	expect(texts(document, "#plan dl > div").slice(0, 2)).toEqual(["Meetings2", "Mutual “must meet” kept0 of 0"]);
	const plan = document.querySelector("#plan input[name=plan]")?.getAttribute("value") ?? "";
	const answers = await Promise.all([1, 2, 3].map(() => organizer.post("/admin/meetings/plan", { step: "publish", plan })));
	expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
	expect([sql(site, "SELECT count(*) AS count FROM meeting")[0]?.count, sql(site, "SELECT count(*) AS count FROM mail")[0]?.count]).toEqual([2, before + 4]);
});

test("a meeting is on both pages, in a calendar and in the list of the day; contact details are those that were ticked", async () => {
	const { document } = await page(`/t/${ana}/meetings`);
	expect([texts(document, "main li h2"), texts(document, "main li a[href^=mailto]")]).toEqual([["Eva Berg"], ["eva@private.example"]]);
	const calendar = new ICAL.Component(ICAL.parse(await (await get(`/es/t/${ana}/meetings.ics`)).text()));
	expect(calendar.getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("summary"))).toEqual(["Reunión: Eva Berg"]);
	const list = (await organizer.page("/admin/meetings/day?state=table")).document;
	expect(texts(list, "tbody td:first-child")).toEqual(["Table 1, Garden", "Table 1, Garden"]);
	const file = await organizer.get("/admin/meetings/day.pdf?state=table");
	const { structure } = readPdf(new Uint8Array(await file.arrayBuffer()));
	expect([file.headers.get("cache-control"), textsIn(structure, "H3"), textsIn(structure, "TD")]).toEqual([
		"no-store",
		["Table 1, Garden"],
		["Ana Ruiz", "Eva Berg", "Eva Berg", "Ida Lind"],
	]);
	expect(texts((await organizer.page("/admin/meetings")).document, "section[aria-labelledby=figures-title] tbody tr")).toEqual([
		"– · –Wishes: 1Wishes kept: 1Meetings booked: 2Held: 0Did not come: 0",
	]);
	expect((await (await organizer.get("/admin/meetings.csv")).text()).split("\r\n")[0]).toContain("date,start,end,table");
});

test("canceling frees the slot and tells the other; asking again is answered by the other", async () => {
	const meeting = (await page(`/t/${ana}/meetings`)).document.querySelector("input[name=id]")?.getAttribute("value") ?? "";
	expect(redirectOf(await post(`/t/${ana}/meetings`, { step: "cancel", id: meeting, reason: "Late train" }))).toEqual([
		303,
		`/t/${ana}/meetings?done=cancelled`,
	]);
	const told = await (await get(`/t/${eva}/meetings`)).text();
	expect([told.includes("Late train"), contactsIn(told).includes("ana@private.example")]).toEqual([true, false]);
	expect((await post(`/t/${ana}/meetings`, { step: "cancel", id: meeting })).status).toBe(409);
	const slot = (await page(`/t/${ana}/people`)).document.querySelector(`#person-${idOf(eva)} option:last-child`)?.getAttribute("value") ?? "";
	expect(redirectOf(await post(`/t/${ana}/people`, { step: "ask", person: idOf(eva), slot }))[0]).toBe(303);
	const offer = (await page(`/t/${eva}/meetings`)).document.querySelector("section input[name=id]")?.getAttribute("value") ?? "";
	expect(redirectOf(await post(`/t/${eva}/meetings`, { step: "accept", id: offer }))).toEqual([303, `/t/${eva}/meetings?done=accepted`]);
	expect(texts((await page(`/t/${ana}/meetings`)).document, "main li details").length).toBe(1);
	const pressed = async () => texts((await page(`/t/${ida}/people`)).document, "main button[aria-pressed=true]");
	expect(await pressed()).toEqual(["No thanks: Ana Ruiz"]);
	expect(redirectOf(await post(`/t/${ida}/people`, { step: "clear", person: idOf(ana) }))[0]).toBe(303);
	expect(await pressed()).toEqual([]);
});

test("withdrawing deletes the profile and cancels meetings", async () => {
	expect(redirectOf(await post(`/t/${eva}/profile`, { step: "withdraw" }))).toEqual([303, `/t/${eva}/profile?done=withdrawn`]);
	expect([
		sql(site, "SELECT * FROM meeting_profile WHERE ticket_id = ?", idOf(eva)),
		texts((await page(`/t/${ana}/meetings`)).document, "main li details"),
	]).toEqual([[], []]);
});
