import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { startMailServer } from "../support/smtp.ts";

const folder = mkdtempSync(path.join(tmpdir(), "summit-outbox-"));
afterAll(() => rmSync(folder, { recursive: true }));

const start = (port: number, environment: Record<string, string> = {}) =>
	startSite({ SMTP_URL: `smtp://127.0.0.1:${port}?tls=never`, MAIL_FROM: "news@summit.example", ...environment });
const toastOf = (response: Response) =>
	response.headers
		.getSetCookie()
		.map((cookie) => cookie.match(/^toast=(\w+)/)?.[1])
		.join();
const rowsOf = (document: Document) => texts(document, "main tbody tr td:nth-child(4)");
const factsOf = (document: Document) => Object.fromEntries(texts(document, "main dt").map((term, index) => [term, texts(document, "main dd")[index]]));
const waitFor = async (holds: () => boolean) => {
	while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

async function deadPort(): Promise<number> {
	const { port, stop } = await startMailServer();
	await stop();
	return port;
}

const subscribe = (site: RunningSite, email: string) => visitorOf(site).post("/newsletter", { email });
const tries = (site: RunningSite, to: string) => sql(site, "SELECT attempts, last_error FROM mail WHERE recipient = ?", to)[0];
const failed = (site: RunningSite, to: string) => waitFor(() => tries(site, to)?.last_error !== null);

test("while the mail server is down a mail waits with its error, and is sent once when the server is up again", async () => {
	const port = await deadPort();
	const site = await start(port);
	const organizer = await organizerOf(site);
	await subscribe(site, "ana@example.com");
	await failed(site, "ana@example.com");
	const list = await organizer.document("/admin/mail");
	expect(texts(list, "main nav a")).toEqual(["All (1)", "Waiting (1)", "Failed (0)", "Sent (0)"]);
	expect(rowsOf(list)[0]).toMatch(/^Waiting\s?connect ECONNREFUSED 127\.0\.0\.1:\d+$/);
	const address = list.querySelector("main tbody a")?.getAttribute("href") ?? "";
	const page = await organizer.document(address);
	expect(texts(page, "h1")).toEqual(["Please confirm your subscription: news about LATAM Nordics Summit 2025"]);
	expect(factsOf(page)).toMatchObject({ To: "ana@example.com", Attempts: "1", "Last error": `connect ECONNREFUSED 127.0.0.1:${port}` });
	expect(page.querySelector("main")?.textContent).toContain(`${site.origin}/newsletter/confirm?key=`);

	expect(toastOf(await organizer.post(address))).toBe("mailNotSent");
	sql(site, "UPDATE mail SET claimed_until = '2999-01-01T00:00:00.000Z'");
	expect(toastOf(await organizer.post(address))).toBe("mailUnderWay");
	sql(site, "UPDATE mail SET claimed_until = NULL");
	const mailServer = await startMailServer(port);
	const answers = await Promise.all(Array.from({ length: 5 }, () => organizer.post(address)));
	expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303));
	await mailServer.arrived("ana@example.com");
	expect((await organizer.post(address)).status).toBe(303);
	expect(mailServer.mails.map(({ to }) => to)).toEqual(["ana@example.com"]);
	const sent = await organizer.document(address);
	expect([texts(sent, "main form button"), factsOf(sent)["Last error"]]).toEqual([[], undefined]);
	expect(rowsOf(await organizer.document("/admin/mail?state=sent"))).toEqual(["Sent"]);
	await mailServer.stop();
	await site.stop();
});

test("permanently rejected mails wait for a person, who retries all or deletes one", async () => {
	const mailServer = await startMailServer();
	mailServer.answerRecipientsWith("550 5.1.1 no such mailbox");
	const site = await start(mailServer.port);
	const organizer = await organizerOf(site);
	for (const email of ["gone@example.com", "wrong@example.com"]) await subscribe(site, email);
	for (const email of ["gone@example.com", "wrong@example.com"]) await failed(site, email);
	const refused = await organizer.document("/admin/mail?state=failed");
	expect(rowsOf(refused)).toHaveLength(2);
	for (const row of rowsOf(refused)) expect(row).toMatch(/^Failed.*550 5\.1\.1 no such mailbox/);

	const address = refused.querySelector("main tbody a")?.getAttribute("href");
	expect(texts(await organizer.document(`${address}/delete`), "main form button")).toEqual(["Delete"]);
	const deleted = await organizer.post(`${address}/delete`);
	expect([deleted.status, deleted.headers.get("location"), toastOf(deleted)]).toEqual([303, "/admin/mail", "mailDeleted"]);
	expect((await organizer.get(`${address}`)).status).toBe(404);

	mailServer.answerRecipientsWith("250 OK");
	const retried = await organizer.post("/admin/mail");
	expect([retried.status, retried.headers.get("location"), toastOf(retried)]).toEqual([303, "/admin/mail", "mailsTried"]);
	await mailServer.arrived("gone@example.com");
	expect(mailServer.mails.map(({ to }) => to)).toEqual(["gone@example.com"]);
	await waitFor(() => sql(site, "SELECT id FROM mail WHERE sent_at IS NULL").length === 0);
	expect(toastOf(await organizer.post("/admin/mail"))).toBe("");
	await site.stop();
	await mailServer.stop();
});

test("queued mails survive a restart; only one of two processes sends each", async () => {
	const port = await deadPort();
	const DATABASE_URL = `file:${folder}/summit.db`;
	const at = (site: RunningSite) => ({ ...site, databaseFile: `${folder}/summit.db` });
	const before = at(await start(port, { DATABASE_URL }));
	await subscribe(before, "first@example.com");
	await failed(before, "first@example.com");
	await before.stop();
	const mailServer = await startMailServer(port);
	sql(before, "UPDATE mail SET next_attempt_at = created_at");
	for (let number = 1; number <= 30; number++)
		sql(
			before,
			"INSERT INTO mail (recipient, subject, body, next_attempt_at) VALUES (?, 'One of many', 'x', '2025-01-01T00:00:00.000Z')",
			`many${number}@example.com`,
		);

	const sites = await Promise.all([start(port, { DATABASE_URL }), start(port, { DATABASE_URL })]);
	await waitFor(() => sql(before, "SELECT id FROM mail WHERE sent_at IS NULL").length === 0);
	expect(mailServer.mails.map(({ to }) => to).sort()).toEqual(
		["first@example.com", ...Array.from({ length: 30 }, (_, index) => `many${index + 1}@example.com`)].sort(),
	);
	for (const site of sites) await site.stop();
	await mailServer.stop();
});

test("without a mail server the outbox says so, and its mails wait", async () => {
	const site = await startSite();
	const organizer = await organizerOf(site);
	expect(texts(await organizer.document("/admin/mail"), "main > div > p")).toContain("No emails here.");
	sql(site, "INSERT INTO mail (recipient, subject, body, next_attempt_at) VALUES ('a@example.com', 'Waits', 'One\nTwo', '2025-01-01T00:00:00.000Z')");
	const list = await organizer.document("/admin/mail");
	expect(list.querySelector("main")?.textContent).toContain("No mail server is set up");
	expect([rowsOf(list), texts(list, "main form")]).toEqual([["Waiting"], []]);
	const page = await organizer.document("/admin/mail/1");
	expect([texts(page, "main form"), texts(page, "main > div > p").at(-1)]).toEqual([[], "One Two"]);
	await expectOthersRefused(site, organizer);
	await site.stop();
});

async function expectOthersRefused(site: RunningSite, organizer: Visitor) {
	for (const address of ["/admin/mail", "/admin/mail/1", "/admin/mail/1/delete"]) {
		expect((await organizer.post(address, {}, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
		expect((await organizer.post(address, {}, { Origin: "" })).status).toBe(403);
	}
	for (const address of ["/admin/mail/2", "/admin/mail/x", "/admin/mail/2/delete"]) expect((await organizer.get(address)).status).toBe(404);
	expect(sql(site, "SELECT attempts FROM mail")).toEqual([{ attempts: 0 }]);
}

test("smtp:// without STARTTLS sends nothing, and the outbox says why", async () => {
	const mailServer = await startMailServer();
	const site = await start(mailServer.port, { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` });
	await subscribe(site, "ana@example.com");
	await failed(site, "ana@example.com");
	expect(tries(site, "ana@example.com")).toEqual({
		attempts: 1,
		last_error: expect.stringMatching(/^The mail server does not offer STARTTLS, .* smtp:\/\/…\?tls=never$/),
	});
	expect(texts(await (await organizerOf(site)).document("/admin/mail"), "main nav a")).toEqual(["All (1)", "Waiting (1)", "Failed (0)", "Sent (0)"]);
	expect(mailServer.mails).toEqual([]);
	await mailServer.stop();
	await site.stop();
});
