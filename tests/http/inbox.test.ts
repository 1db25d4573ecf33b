import { parse as parseCsv } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

let site: RunningSite;
let organizer: Visitor;

beforeAll(async () => {
	site = await startSite();
	organizer = await organizerOf(site);
	const keep = (...values: string[]) =>
		sql(site, "INSERT INTO contact_message (name, email, subject, message, locale, created_at) VALUES (?, ?, ?, ?, ?, ?)", ...values);
	keep("Ana López", "ana@example.com", "Group tickets", "We are twelve.\n\nWhat would it cost?", "es", "2025-03-01T12:00:00.000Z");
	keep("Olle", "olle@example.com", "=1+1", '+46 70 123\n"quoted", <b>bold</b>', "sv", "2025-03-02T12:00:00.000Z");
	keep("@import", "eva@example.com", "-2", "\tTabbed", "en", "2025-03-03T12:00:00.000Z");
	const subscribe = (...values: (string | null)[]) =>
		sql(site, "INSERT INTO subscriber (email, locale, created_at, confirmed_at, key) VALUES (?, ?, ?, ?, ?)", ...values);
	subscribe("+plus@example.com", "en", "2025-03-01T12:00:00.000Z", "2025-03-01T12:30:00.000Z", "key-1");
	subscribe("sven@example.se", "sv", "2025-03-02T12:00:00.000Z", "2025-03-02T12:30:00.000Z", "key-2");
	subscribe("waits@example.com", "sv", new Date().toISOString(), null, "key-3");
});
afterAll(() => site.stop());

const row = (id: number) =>
	sql(
		site,
		"SELECT read_at IS NOT NULL AS read, answered_at IS NOT NULL AS answered, archived_at IS NOT NULL AS archived FROM contact_message WHERE id = ?",
		id,
	)[0];
const tabs = (document: Document) => texts(document, "main nav a");
const subjects = (document: Document) => texts(document, "main tbody a");
const answer = (response: Response) => [response.status, response.headers.get("location"), response.headers.getSetCookie()[0]?.match(/^toast=(\w+)/)?.[1]];

test("the inbox lists the newest first, new ones marked, each in its sender's language", async () => {
	const document = await organizer.document("/admin/messages");
	expect([document.title, texts(document, "h1")]).toEqual(["Messages | LATAM Nordics Summit 2025", ["Messages"]]);
	expect(tabs(document)).toEqual(["Inbox (3)", "Answered (0)", "Archive (0)", "All (3)"]);
	expect(texts(document, "main [role=status]")).toEqual(["3 messages, 3 of them unread"]);
	expect(texts(document, "main tbody td")).toEqual([
		"@import",
		"-2 New",
		"March 3, 2025 at 06:00",
		"Olle",
		"=1+1 New",
		"March 2, 2025 at 06:00",
		"Ana López",
		"Group tickets New",
		"March 1, 2025 at 06:00",
	]);
	expect(document.querySelector("main tbody [lang=sv]")?.textContent).toBe("=1+1");
});

test("reading changes nothing until it is submitted; then the message is answered, archived and restored", async () => {
	const page = await organizer.document("/admin/messages/1");
	expect(texts(page, "h1")).toEqual(["Group tickets"]);
	expect(page.querySelector("main p[lang=es]")?.textContent).toBe("We are twelve.\n\nWhat would it cost?");
	expect(texts(page, "main dd")).toEqual(["Ana Lópezana@example.com", "March 1, 2025 at 06:00", "Spanish", "In the inbox New"]);
	expect(texts(page, "main form button")).toEqual(["Mark as read", "Mark as answered", "Archive"]);
	expect(page.querySelector("main a[href^='mailto:']")?.getAttribute("href")).toMatch(/^mailto:ana@example\.com\?subject=Re%3A%20Group%20tickets&body=/);
	expect(row(1)).toEqual({ read: 0, answered: 0, archived: 0 });

	const mark = async (word: string) => [...answer(await organizer.post("/admin/messages/1", { mark: word })), ...Object.values(row(1) ?? {})];
	expect(await mark("read")).toEqual([303, "/admin/messages/1", undefined, 1, 0, 0]);
	expect(texts(await organizer.document("/admin/messages/1"), "main form button")).toEqual(["Mark as unread", "Mark as answered", "Archive"]);
	expect(await mark("unread")).toEqual([303, "/admin/messages", "messageUnread", 0, 0, 0]);
	expect(await mark("answered")).toEqual([303, "/admin/messages", "messageAnswered", 1, 1, 0]);
	expect(subjects(await organizer.document("/admin/messages?state=answered"))).toEqual(["Group tickets"]);
	expect(await mark("archived")).toEqual([303, "/admin/messages", "messageArchived", 1, 1, 1]);
	expect(texts(await organizer.document("/admin/messages/1"), "main form button")).toEqual(["Mark as unread", "Back to the inbox"]);
	const everything = await organizer.document("/admin/messages?state=all");
	expect(texts(everything, "main tbody tr:last-child td").at(-1)).toBe("Archived");
	expect(tabs(everything)).toEqual(["Inbox (2)", "Answered (0)", "Archive (1)", "All (3)"]);
	expect(await mark("inbox")).toEqual([303, "/admin/messages", "messageInInbox", 1, 0, 0]);
	expect((await organizer.post("/admin/messages/1", { mark: "burnt" })).status).toBe(400);
	expect((await organizer.post("/admin/messages/99", { mark: "read" })).status).toBe(404);
});

test("with JavaScript, opening a message marks it as read, and stays on its page", async () => {
	const response = await organizer.post("/admin/messages/2.data", { mark: "read", inPlace: "yes" });
	expect([response.status, response.headers.get("location"), response.headers.getSetCookie()]).toEqual([200, null, []]);
	expect(row(2)?.read).toBe(1);
});

test("the inbox is searched, and an empty result offers all again", async () => {
	expect(subjects(await organizer.document("/admin/messages?q=lopez"))).toEqual(["Group tickets"]);
	const document = await organizer.document("/admin/messages?state=all&q=zzz");
	expect(texts(document, "main > div > p").at(-1)).toBe("Nothing matches the search.");
	expect(document.querySelector("main [role=status] a")?.getAttribute("href")).toBe("/admin/messages?state=all");
	expect(document.querySelector("main input[type=search]")?.getAttribute("value")).toBe("zzz");
	expect(document.querySelector("main input[name=state]")?.getAttribute("value")).toBe("all");
});

test("messages are exported as CSV without formulas", async () => {
	const response = await organizer.get("/admin/messages.csv");
	expect(["content-type", "content-disposition", "cache-control"].map((name) => response.headers.get(name))).toEqual([
		"text/csv; charset=utf-8",
		'attachment; filename="messages.csv"',
		"no-store",
	]);
	const readAt = (id: number) => String(sql(site, "SELECT coalesce(read_at, '') AS at FROM contact_message WHERE id = ?", id)[0]?.at);
	const text = Buffer.from(await response.arrayBuffer()).toString();
	expect(text).toBe(
		[
			"\ufeffreceivedAt,name,email,subject,message,locale,readAt,answeredAt,archivedAt",
			"2025-03-03T12:00:00.000Z,'@import,eva@example.com,'-2,'\tTabbed,en,,,",
			`2025-03-02T12:00:00.000Z,Olle,olle@example.com,'=1+1,"'+46 70 123\n""quoted"", <b>bold</b>",sv,${readAt(2)},,`,
			`2025-03-01T12:00:00.000Z,Ana López,ana@example.com,Group tickets,"We are twelve.\n\nWhat would it cost?",es,${readAt(1)},,`,
			"",
		].join("\r\n"),
	);
	expect(parseCsv<Record<string, string>>(text, { bom: true, columns: true }).map(({ name }) => name)).toEqual(["'@import", "Olle", "Ana López"]);
});

test("confirmed subscribers are exported as CSV, each with their own unsubscribe link", async () => {
	const text = Buffer.from(await (await organizer.get("/admin/subscribers.csv")).arrayBuffer()).toString();
	expect(text).toBe(
		[
			"\ufeffemail,locale,subscribedAt,confirmedAt,unsubscribe",
			`sven@example.se,sv,2025-03-02T12:00:00.000Z,2025-03-02T12:30:00.000Z,${site.origin}/sv/newsletter/unsubscribe?key=key-2`,
			`'+plus@example.com,en,2025-03-01T12:00:00.000Z,2025-03-01T12:30:00.000Z,${site.origin}/newsletter/unsubscribe?key=key-1`,
			"",
		].join("\r\n"),
	);
});

test("subscribers are listed, counted and searched; keys are not shown", async () => {
	const response = await organizer.get("/admin/subscribers");
	const html = await response.text();
	const document = parse(html);
	expect(tabs(document)).toEqual(["Subscribed (2)", "To be confirmed (1)"]);
	expect(texts(document, "main dl > div")).toEqual(["English1", "Spanish0", "Swedish1"]);
	expect(texts(document, "main tbody td:first-child")).toEqual(["sven@example.se", "+plus@example.com"]);
	expect(html).not.toContain("key-");
	expect(texts(await organizer.document("/admin/subscribers?state=unconfirmed"), "main tbody td:first-child")).toEqual(["waits@example.com"]);
	expect(texts(await organizer.document("/admin/subscribers?q=SVEN"), "main tbody td:first-child")).toEqual(["sven@example.se"]);
});

test.each([
	["/admin/subscribers/2/delete", "Delete “sven@example.se”?", "/admin/subscribers", "subscriber"],
	["/admin/messages/3/delete", "Delete “-2”?", "/admin/messages", "message"],
])("%s asks for confirmation, then deletes and logs it", async (address, question, list, entityType) => {
	const page = await organizer.document(address);
	expect([texts(page, "h1"), texts(page, "main form button")]).toEqual([[question], ["Delete"]]);
	const logged = () => sql(site, "SELECT name, username, before, after FROM change WHERE entity_type = ?", entityType);
	expect(logged()).toEqual([]);
	expect(answer(await organizer.post(address))).toEqual([303, list, "erased"]);
	expect(answer(await organizer.post(address))).toEqual([303, list, "erased"]);
	expect(logged()).toEqual([{ name: "", username: "organizer", before: "{}", after: null }]);
	expect((await organizer.get(address)).status).toBe(404);
});

test("other sites and strangers can neither change nor read anything", async () => {
	const stranger = visitorOf(site);
	for (const address of ["/admin/messages/1", "/admin/messages/1/delete", "/admin/subscribers/1/delete"]) {
		expect((await organizer.post(address, { mark: "archived" }, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
		expect((await stranger.post(address, { mark: "archived" })).status).toBe(401);
	}
	for (const address of ["/admin/messages.csv", "/admin/subscribers.csv"]) {
		const response = await stranger.get(address);
		expect([response.status, await response.text()]).toEqual([302, ""]);
	}
	expect(row(1)).toEqual({ read: 1, answered: 0, archived: 0 });
});
