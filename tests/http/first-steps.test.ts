import { afterAll, beforeAll, expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { addUser, asNew, organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { addOrder } from "../support/orders.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

let site: RunningSite;
let organizer: Visitor;
beforeAll(async () => {
	site = await startSite({ SAMPLE_CONTENT: "false" });
	organizer = await organizerOf(site);
});
afterAll(() => site.stop());

const LIST = "[aria-labelledby=steps-title]";
const dashboard = (language = "en") => organizer.document("/admin", { "Accept-Language": language });
const doneIn = (document: Document) => texts(document, `${LIST} li`).flatMap((step) => (step.startsWith("Done: ") ? [step.slice("Done: ".length)] : []));
const put = (list: string) => organizer.post("/admin/first-steps", { list });
const setRole = (role: string) => sql(site, "UPDATE user_role SET role = ?", role);

const TITLES = [
	"Set and announce the dates",
	"Add the venue",
	"Add the rooms",
	"Offer tickets",
	"Set up payments",
	"Buy a ticket yourself",
	"Add the first session",
	"Adjust the page texts and pictures",
	"Invite your team",
	"Protect your account",
	"Set up email",
	"Make a backup",
];

test("the dashboard of an empty summit starts with the first steps, each linked", async () => {
	const document = await dashboard();
	expect(texts(document, "main h2")[0]).toBe("First steps");
	expect(texts(document, `${LIST} p`)[0]).toBe("0 of 12 done");
	const steps = [...document.querySelectorAll(`${LIST} li`)].map((step) => [
		step.querySelector("a, span:not([aria-hidden])")?.textContent,
		step.querySelector("a")?.getAttribute("href"),
	]);
	expect(steps).toEqual([
		[TITLES[0], "/admin/settings/event#event-dates"],
		[TITLES[1], "/admin/settings/event#event-place"],
		[TITLES[2], "/admin/rooms/new"],
		[TITLES[3], "/admin/tickets/new"],
		[TITLES[4], "/admin/settings/selling"],
		[TITLES[5], "/tickets"],
		[TITLES[6], "/admin/agenda/new"],
		[TITLES[7], "/admin/pages"],
		[TITLES[8], "/admin/settings/team/new"],
		[TITLES[9], "/admin/account/second-factor"],
		[TITLES[10], "/admin/mail"],
		[TITLES[11], undefined],
	]);
	const event = await organizer.document("/admin/settings/event");
	expect(["event-dates", "event-place"].filter((id) => !event.getElementById(id))).toEqual([]);
	for (const [, path] of steps) if (path) expect([path, (await organizer.get(path.split("#")[0] as string)).status]).toEqual([path, 200]);
	expect(texts(await dashboard("es"), `${LIST} li a`)[1]).toBe("Indica la sede");
	expect(texts(await dashboard("sv"), `${LIST} h2, ${LIST} h2 + p`)).toEqual(["Kom igång", "0 av 12 klara"]);
});

test("an empty summit advertises no figures, so that none are reported as missing", async () => {
	const document = await dashboard();
	expect(texts(document, "[aria-labelledby=check-title] li, progress")).toEqual([]);
	expect(texts(document, "[aria-labelledby=figures-title] dd a").slice(0, 3)).toEqual(["0", "0", "0"]);
});

test("users see only the steps that they may do", async () => {
	setRole("editor");
	expect(texts(await dashboard(), `${LIST} li a`)).toEqual([...TITLES.slice(0, 4), TITLES[6], TITLES[7]]);
	setRole("admin");
});

test("the first steps are hidden for everybody until somebody shows them again", async () => {
	expect((await visitorOf(site).post("/admin/first-steps", { list: "hidden" })).status).toBe(401);
	setRole("messages");
	expect((await put("hidden")).status).toBe(403);
	setRole("admin");
	expect(texts(await dashboard(), `${LIST} button`)).toEqual(["Dismiss"]);

	const answer = await put("hidden");
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin#content"]);
	const without = await dashboard();
	expect([texts(without, LIST), texts(without, "main form button")]).toEqual([[], ["Show the first steps"]]);
	expect((await put("shown")).headers.get("location")).toBe("/admin#steps-title");
	expect(texts(await dashboard(), `${LIST} li`)).toHaveLength(12);
	expect((await organizer.get("/admin/first-steps")).headers.get("location")).toBe("/admin");
});

test("a step is ticked when visitors can see its result; after the last one the list is gone", async () => {
	const text = `'{"en":"One","es":"Uno","sv":"Ett"}'`;
	expect((await organizer.post("/admin/rooms/new", asNew({ "name.en": "Hall", "name.es": "Sala", "name.sv": "Sal" }))).status).toBe(303);
	sql(site, "UPDATE event SET start_date = '2025-11-19', end_date = '2025-11-21', venue = 'Hall', address = 'Street 1', map_url = 'https://map.example'");
	expect(doneIn(await dashboard())).toEqual([TITLES[1], TITLES[2]]);

	sql(
		site,
		"INSERT INTO mail (recipient, subject, body, headers, attempts, created_at) VALUES ('a@example.com', 'S', 'B', '{}', 1, '2025-01-01T00:00:00.000Z')",
	);
	sql(
		site,
		`INSERT INTO session (agenda_id, title, description, type, status, date, start_time, end_time) VALUES ('talk', ${text}, ${text}, 'Keynote', 'published', '2025-11-19', '09:00', '10:00')`,
	);
	sql(
		site,
		`INSERT INTO ticket_tier (id, name, description, price, features, not_included, featured, available, "order", status) VALUES ('one', ${text}, ${text}, 100, '[]', '[]', 0, 1, 1, 'published')`,
	);
	const document = await dashboard();
	expect(doneIn(document)).toEqual([...TITLES.slice(1, 4), TITLES[6]]);
	expect(texts(document, "[aria-labelledby=check-title] li a").at(-1)).toBe("The dates aren’t announced: visitors see 1 session without its date.");

	sql(site, "UPDATE event SET dates_announced = 1");
	sql(site, "INSERT INTO page_text VALUES ('venue/title', '{\"en\":\"The theater\"}')");
	sql(site, "UPDATE mail SET sent_at = '2025-01-01T00:00:00.000Z'");
	sql(site, "INSERT INTO setting (key, value) VALUES ('last_backup', '2025-01-01T00:00:00.000Z')");
	sql(site, "UPDATE sales_setting SET tax_name = 'IVA', bank_account = 'CLABE 1'");
	addOrder(site, { code: "ACDEFGH3" });
	await addUser(site, "colleague");
	expect(texts(await dashboard(), `${LIST} p`)[0]).toBe("11 of 12 done");
	sql(site, "UPDATE user SET totp_secret = 'JBSWY3DPEHPK3PXP'");
	const last = await dashboard();
	expect([texts(last, LIST), texts(last, "main form button")]).toEqual([[], []]);
});
