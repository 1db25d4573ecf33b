import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { addPaidTickets } from "../support/orders.ts";
import { ADMIN, type RunningSite, startSite } from "../support/running-site.ts";

let site: RunningSite;
let reader: Visitor;
let organizer: Visitor;

beforeAll(async () => {
	site = await startSite();
	reader = visitorOf(site);
	organizer = await organizerOf(site);
});
afterAll(() => site.stop());

const kept = async (path: string) => {
	const section = (await reader.document(path)).querySelector("section[aria-labelledby=kept-times]") as Element;
	return [...section.querySelectorAll("dl > div")].map((entry) => entry.querySelector("dd")?.textContent ?? "");
};
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
const times = (messageDays: string, mailDays: string, activityDays: string) => ({ messageDays, mailDays, activityDays, orderDays: "0", invoiceYears: "6" });
const messages = () => sql(site, "SELECT subject FROM contact_message ORDER BY id").map(({ subject }) => subject);

test("the privacy page states the retention periods, in three languages", async () => {
	expect(await kept("/privacy")).toEqual([
		"1 year after they arrive, or less if the matter is resolved sooner.",
		"Until you unsubscribe. An address that is not confirmed is deleted after 7 days, together with the emails by which we asked you to confirm it.",
		"They aren’t deleted automatically. You can delete the names and email addresses yourself on your order page: before you’ve paid, or once the summit is over or canceled and we don’t owe you a refund. Amounts and payments are kept, without names.",
		"Until you withdraw, or 90 days after the last day of the summit.",
		"Until we’ve found their order, or know that there is none. 90 days later, the payer’s name and the message of the transfer are deleted.",
		"With your name and invoice data until 6 years after the end of the year in which they were issued: tax law requires that. The totals are kept, without your name.",
		"30 days after they were sent, or after they were created if they couldn’t be sent.",
		"1 hour.",
		"1 day after the last one.",
		"Until they sign out, and 12 hours at most.",
		"Until they accept or the invitation is withdrawn, and 7 days at most.",
		"1 year after the change, which can be undone until then. It doesn’t contain messages or newsletter addresses.",
		"30 days, in case they are restored.",
		"30 days.",
		"As long as the server’s operator keeps it. It isn’t part of the site’s database.",
	]);
	expect((await kept("/es/privacy")).map((words) => words.match(/\d+\s\p{L}+/u)?.[0].replace(/\s/, " "))).toEqual([
		"1 año",
		"7 días",
		undefined,
		"90 días",
		"90 días",
		"6 años",
		"30 días",
		"1 hora",
		"1 día",
		"12 horas",
		"7 días",
		"1 año",
		"30 días",
		"30 días",
		undefined,
	]);
	expect((await kept("/sv/privacy")).map((words) => words.match(/\d+\s\p{L}+/u)?.[0].replace(/\s/, " "))).toEqual([
		"1 år",
		"7 dagar",
		undefined,
		"90 dagar",
		"90 dagar",
		"6 år",
		"30 dagar",
		"1 timme",
		"1 dag",
		"12 timmar",
		"7 dagar",
		"1 år",
		"30 dagar",
		"30 dagar",
		undefined,
	]);
});

test("an administrator sets the periods, confirms before anything is deleted, and the page shows the new ones at once", async () => {
	const keep = (subject: string, days: number) =>
		sql(
			site,
			"INSERT INTO contact_message (name, email, subject, message, locale, created_at) VALUES ('Ana', 'ana@example.com', ?, 'Hi', 'en', ?)",
			subject,
			daysAgo(days),
		);
	keep("old", 100);
	keep("new", 80);
	sql(site, "INSERT INTO mail (recipient, subject, body, created_at) VALUES ('ana@example.com', 'Hi', '', ?)", daysAgo(25));
	const page = await organizer.document("/admin/settings/privacy");
	expect([...page.querySelectorAll("#retention input[name]")].map((input) => [input.getAttribute("name"), input.getAttribute("value")])).toEqual([
		["messageDays", "365"],
		["mailDays", "30"],
		["activityDays", "365"],
		["orderDays", "0"],
		["invoiceYears", "6"],
	]);

	const asked = await organizer.post("/admin/settings/privacy", times("90", "20", "0"));
	const question = parse(await asked.text());
	expect([asked.status, texts(question, "h1"), texts(question, "main li"), texts(question, "main form button")]).toEqual([
		200,
		["Delete older data?"],
		["1 message", "1 email"],
		["Save and delete"],
	]);
	expect([messages(), (await kept("/privacy"))[0]]).toEqual([["old", "new"], expect.stringMatching(/^1 year/)]);

	const saved = await organizer.post("/admin/settings/privacy", { ...times("90", "20", "0"), confirmed: "yes" });
	expect([saved.status, saved.headers.get("location")]).toEqual([303, "/admin/settings/privacy"]);
	expect([messages(), sql(site, "SELECT id FROM mail")]).toEqual([["new"], []]);
	const now = await kept("/privacy");
	expect([now[0], now[6], now[11]]).toEqual([
		"90 days after they arrive, or less if the matter is resolved sooner.",
		"20 days after they were sent, or after they were created if they couldn’t be sent.",
		"Without limit, so that changes can be undone. It doesn’t contain messages or newsletter addresses.",
	]);
	const activity = await organizer.document("/admin/settings/activity");
	expect(texts(activity, "main ol dd")).toEqual(["Before365", "After90", "Before30", "After20", "Before365", "After0"]);
	expect(texts(activity, "main ol form")).toEqual([]);
});

test("invalid periods are rejected, each with its reason, and nothing is saved", async () => {
	const before = sql(site, "SELECT * FROM retention");
	const refused = await organizer.post("/admin/settings/privacy", times("", "0", "many"));
	const page = parse(await refused.text());
	expect([refused.status, texts(page, "[data-error-summary] a")]).toEqual([
		422,
		["Messages: This field is required.", "Emails in the outbox: This number is too small.", "Activity log: Enter a whole number."],
	]);
	expect(sql(site, "SELECT * FROM retention")).toEqual(before);
});

test("erasing the people of orders requires the administrator's own password", async () => {
	const [before] = sql(site, "SELECT phase, dates_announced, start_date, end_date FROM event");
	sql(site, "UPDATE event SET phase = 'dates', dates_announced = 1, start_date = '2020-01-01', end_date = '2020-01-02'");
	addPaidTickets(site, { code: "ERASED99", secrets: ["e".repeat(22)] });
	const typed = { ...times("90", "20", "0"), orderDays: "1" };
	const asked = parse(await (await organizer.post("/admin/settings/privacy", typed)).text());
	const confirmed = { ...typed, confirmed: "yes" };
	const refused = await organizer.post("/admin/settings/privacy", { ...confirmed, passwordNow: "not mine" });
	const again = parse(await refused.text());
	expect([texts(asked, "main li, #question-passwordNow-hint"), refused.status, texts(again, "main li, #question-passwordNow-error")]).toEqual([
		["personal data in 1 order", "Required because this can’t be undone."],
		422,
		["personal data in 1 order", "Your password: This isn’t your password.", "This isn’t your password."],
	]);
	const named = () => sql(site, `SELECT name FROM "order" WHERE code = 'ERASED99'`);
	expect([(await organizer.post("/admin/settings/privacy", confirmed)).status, named()]).toEqual([422, [{ name: "Ana Ruiz" }]]);
	expect([(await organizer.post("/admin/settings/privacy", { ...confirmed, passwordNow: ADMIN.password })).status, named()]).toEqual([303, [{ name: "" }]]);
	sql(site, "UPDATE event SET phase = ?, dates_announced = ?, start_date = ?, end_date = ?", ...Object.values(before ?? {}));
});

test("a start deletes data that expired while the site was stopped", async () => {
	sql(site, "UPDATE contact_message SET created_at = ?", daysAgo(91));
	const other = await startSite({ DATABASE_URL: `file:${site.databaseFile}` });
	await expect.poll(messages).toEqual([]);
	expect(await other.end("SIGTERM")).toBe(0);
});
