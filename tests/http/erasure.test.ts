import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { type MailServer, startMailServer } from "../support/smtp.ts";

let mailServer: MailServer;
let site: RunningSite;
let reader: Visitor;
let organizer: Visitor;

beforeAll(async () => {
	mailServer = await startMailServer();
	site = await startSite({ SMTP_URL: mailServer.url, MAIL_FROM: "The Summit <news@summit.example>" });
	reader = visitorOf(site);
	organizer = await organizerOf(site);
});
afterAll(async () => {
	await site.stop();
	await mailServer.stop();
});

const filesWith = (words: string) =>
	["", "-wal", "-shm"].filter((ending) => existsSync(site.databaseFile + ending) && readFileSync(site.databaseFile + ending).includes(words));
const idOf = (table: string, column: string, value: string) => sql(site, `SELECT id FROM ${table} WHERE ${column} = ?`, value)[0]?.id;

test("a deleted message is in no file any more, and the log records the deletion", async () => {
	const message = { name: "Vanishing Name", email: "vanishing@example.com", subject: "Vanishing subject", message: "Vanishing words. ".repeat(290) };
	expect((await reader.post("/contact", message)).status).toBe(303);
	expect(filesWith("Vanishing")).not.toEqual([]);
	const address = `/admin/messages/${idOf("contact_message", "email", message.email)}/delete`;
	expect(texts(await organizer.document(address), "h1")).toEqual(["Delete “Vanishing subject”?"]);
	expect((await organizer.post(address)).status).toBe(303);
	expect([filesWith("Vanishing"), filesWith("vanishing@")]).toEqual([[], []]);
	for (const path of ["/admin/settings/activity", "/admin"]) {
		const document = await organizer.document(path);
		expect(texts(document, "main ol ul")).toContain("Message: deleted");
		expect(texts(document, "main ol form")).toEqual([]);
	}
});

test.each([
	["by the link in a mail", "link@leaving.example", (leave: string) => reader.post(leave)],
	["by a mail program's one click", "click@leaving.example", (leave: string) => reader.post(leave, { "List-Unsubscribe": "One-Click" }, {})],
	["by an organizer", "removed@leaving.example", () => organizer.post(`/admin/subscribers/${idOf("subscriber", "email", "removed@leaving.example")}/delete`)],
])("an address that leaves the list %s is in no file any more, nor are the mails to it", async (_, email, leave) => {
	expect((await reader.post("/newsletter", { email })).status).toBe(303);
	const mail = await mailServer.arrived(email);
	await expect.poll(() => sql(site, "SELECT sent_at FROM mail WHERE recipient = ?", email)[0]?.sent_at).not.toBeNull();
	const [, link = ""] = /<([^>]+)>/.exec(mail.headers["list-unsubscribe"] ?? "") ?? [];
	expect(filesWith(email)).not.toEqual([]);
	expect((await leave(link.replace(site.origin, ""))).status).toBeLessThan(304);
	expect([filesWith(email), filesWith(link.split("=")[1] as string)]).toEqual([[], []]);
});

test("a mail deleted from the outbox is in no file any more", async () => {
	sql(site, "INSERT INTO mail (recipient, subject, body) VALUES ('kept@example.com', 'Fleeting subject', 'Fleeting words')");
	const address = `/admin/mail/${idOf("mail", "recipient", "kept@example.com")}/delete`;
	expect(texts(await organizer.document(address), "h1")).toEqual(["Delete “Fleeting subject”?"]);
	expect((await organizer.post(address)).status).toBe(303);
	expect([filesWith("Fleeting"), filesWith("kept@example.com")]).toEqual([[], []]);
});
