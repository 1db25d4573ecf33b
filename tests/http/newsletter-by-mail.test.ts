import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { type MailServer, startMailServer } from "../support/smtp.ts";
import { event } from "../support/summit/event.ts";

let mailServer: MailServer;
let site: RunningSite;
let reader: Visitor;

beforeAll(async () => {
	mailServer = await startMailServer();
	site = await startSite({ SMTP_URL: mailServer.url, MAIL_FROM: "The Summit <news@summit.example>" });
	reader = visitorOf(site);
});
afterAll(async () => {
	await site.stop();
	await mailServer.stop();
});

const rowOf = (email: string) => sql(site, "SELECT email, locale, confirmed_at IS NOT NULL AS confirmed FROM subscriber WHERE email = ?", email)[0];
const answer = (response: Response) => [response.status, response.headers.get("location")];

async function subscribe(email: string, path = "/newsletter") {
	const before = mailServer.mails.filter(({ to }) => to === email).length;
	expect(answer(await reader.post(path, { email }))).toEqual([303, `${path}?subscribed=1`]);
	const mail = await mailServer.arrived(email, before + 1);
	const [confirm = "", leave = ""] = [...mail.text.matchAll(/^http\S+$/gm)].map(([link]) => link.replace(site.origin, ""));
	return { mail, confirm, leave };
}

test.each([
	[
		"/newsletter",
		"en",
		"Please confirm your subscription: news about LATAM Nordics Summit 2025",
		"Almost there! Please open the email we’ve just sent you and confirm.",
		"Do you want our newsletter?",
		"Yes, subscribe me",
		"Thank you!",
	],
	[
		"/es/newsletter",
		"es",
		"Confirma tu suscripción: noticias de LATAM Nordics Summit 2025",
		"Ya casi: abre el correo que te acabamos de enviar y confirma.",
		"¿Quieres recibir nuestro boletín?",
		"Sí, quiero suscribirme",
		"¡Gracias!",
	],
	[
		"/sv/newsletter",
		"sv",
		"Bekräfta din prenumeration: nyheter om LATAM Nordics Summit 2025",
		"Nästan klart: öppna mejlet som vi just har skickat till dig och bekräfta.",
		"Vill du ha vårt nyhetsbrev?",
		"Ja, jag vill prenumerera",
		"Tack!",
	],
])(
	"%s: the address is on the list once the button behind the emailed link is pressed, not before",
	async (path, locale, subject, thanks, question, button, done) => {
		const email = `reader-${locale}@example.com`;
		const { mail, confirm, leave } = await subscribe(email, path);
		expect(texts(await reader.document(`${path}?subscribed=1`), "main [role=status]")).toEqual([thanks]);
		const key = confirm.split("=")[1];
		expect([confirm, leave]).toEqual([`${path}/confirm?key=${key}`, `${path}/unsubscribe?key=${key}`]);
		expect(mail.to).toBe(email);
		expect(mail.headers).toMatchObject({
			from: "The Summit <news@summit.example>",
			to: email,
			"list-unsubscribe": `<${site.origin}${leave}>`,
			"list-unsubscribe-post": "List-Unsubscribe=One-Click",
			"content-type": "text/plain; charset=utf-8",
		});
		expect(decodeWords(mail.headers.subject ?? "")).toBe(subject);
		expect(mail.text).toContain(event.venue);

		for (const method of ["GET", "HEAD"]) await fetch(site.origin + confirm, { method });
		expect((await reader.get(confirm)).headers.get("cache-control")).toBe("no-store");
		const page = await reader.document(confirm);
		expect([texts(page, "h1"), texts(page, "main form button"), page.documentElement.lang]).toEqual([[question], [button], locale]);
		expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
		expect(rowOf(email)).toEqual({ email, locale, confirmed: 0 });

		expect((await reader.post(confirm, {}, { Origin: "https://elsewhere.example" })).ok).toBe(false);
		expect((await reader.post(confirm, {}, { Origin: "" })).status).toBe(403);
		expect(rowOf(email)).toEqual({ email, locale, confirmed: 0 });
		expect(answer(await reader.post(confirm))).toEqual([303, confirm]);
		expect(rowOf(email)).toEqual({ email, locale, confirmed: 1 });
		const after = await reader.document(confirm);
		expect([texts(after, "h1"), texts(after, "main form button")]).toEqual([[done], []]);
	},
);

test("only confirmed subscribers are counted", async () => {
	const counted = async () => texts(await (await organizerOf(site)).document("/admin"), "main dd a[href='/admin/subscribers']")[0];
	const before = await counted();
	const { confirm } = await subscribe("counted@example.com");
	expect(await counted()).toBe(before);
	await reader.post(confirm);
	expect(Number.parseInt((await counted()) ?? "", 10)).toBe(Number.parseInt(before ?? "0", 10) + 1);
});

test("the answers are alike for subscribed, pending and unknown addresses", async () => {
	await reader.post((await subscribe("known@example.com")).confirm);
	await subscribe("waiting@example.com");
	const answers = [];
	for (const email of ["known@example.com", "waiting@example.com", "unknown@example.com"]) {
		const inPlace = await reader.post("/newsletter/subscription", { email });
		answers.push([...answer(await reader.post("/newsletter", { email })), inPlace.status, await inPlace.text()]);
	}
	expect(answers[1]).toEqual(answers[0]);
	expect(answers[2]).toEqual(answers[0]);
	expect(answers[0]?.[3]).toContain("Please open the email");
});

test("subscribing again sends the same link again, three times an hour; to a subscriber it sends nothing", async () => {
	const links = [];
	for (let time = 0; time < 3; time++) links.push((await subscribe("again@example.com")).confirm);
	expect(new Set(links).size).toBe(1);
	const queued = () => sql(site, "SELECT id FROM mail WHERE recipient = 'again@example.com'").length;
	expect((await reader.post("/newsletter", { email: "again@example.com" })).status).toBe(303);
	expect(queued()).toBe(3);
	await reader.post(links[0] as string);
	expect((await reader.post("/newsletter", { email: "again@example.com" })).status).toBe(303);
	expect([queued(), rowOf("again@example.com")?.confirmed]).toEqual([3, 1]);
});

test("the unsubscribe link asks, and its one button removes the address; later visits say the same", async () => {
	const { confirm, leave } = await subscribe("leaves@example.com", "/sv/newsletter");
	await reader.post(confirm);
	const page = await reader.document(leave);
	expect([texts(page, "h1"), texts(page, "main form button")]).toEqual([["Vill du avsluta prenumerationen?"], ["Ja, avsluta prenumerationen"]]);
	expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
	expect(rowOf("leaves@example.com")?.confirmed).toBe(1);
	for (let time = 0; time < 2; time++) {
		expect(answer(await reader.post(leave))).toEqual([303, leave]);
		expect(rowOf("leaves@example.com")).toBeUndefined();
		expect(texts(await reader.document(leave), "h1")).toEqual(["Prenumerationen är avslutad"]);
	}
	await expect.poll(() => site.log()).toContain('"url":"/sv/newsletter/unsubscribe"');
	expect(site.log()).not.toContain(leave.split("=")[1]);
	const unknown = await reader.get("/sv/newsletter/unsubscribe?key=nobody-has-this");
	expect([unknown.status, texts(parse(await unknown.text()), "h1")]).toEqual([200, ["Prenumerationen är avslutad"]]);
	expect((await reader.get("/newsletter/unsubscribe")).status).toBe(404);
	expect((await reader.post("/newsletter/unsubscribe")).status).toBe(404);
});

test.each([
	["no origin", { Origin: "" }],
	["another site", { "Sec-Fetch-Site": "cross-site" }],
])("a mail provider's one-click request, from %s, removes the address without a redirect", async (name, headers) => {
	const email = `${name.replace(" ", "-")}@example.com`;
	const { leave } = await subscribe(email);
	expect((await reader.post(leave, {}, headers)).status).toBe(403);
	expect((await reader.post(leave, { "List-Unsubscribe": "Two-Clicks" }, headers)).status).toBe(403);
	expect(rowOf(email)).toBeDefined();
	for (let time = 0; time < 2; time++) {
		const clicked = await reader.post(leave, { "List-Unsubscribe": "One-Click" }, headers);
		expect([clicked.status, texts(parse(await clicked.text()), "h1")]).toEqual([200, ["You’re unsubscribed"]]);
		expect(rowOf(email)).toBeUndefined();
	}
});

test("a one-click request as multipart form is accepted too", async () => {
	const { leave } = await subscribe("multipart@example.com");
	const body = new FormData();
	body.set("List-Unsubscribe", "One-Click");
	expect((await fetch(site.origin + leave, { method: "POST", body })).status).toBe(200);
	expect(rowOf("multipart@example.com")).toBeUndefined();
});

test("after seven days the link expires, and leads to subscribing again", async () => {
	const { confirm } = await subscribe("late@example.com");
	sql(site, "UPDATE subscriber SET created_at = ? WHERE email = 'late@example.com'", new Date(Date.now() - 7 * 24 * 60 * 60_000 - 1000).toISOString());
	const response = await reader.get(confirm);
	const page = parse(await response.text());
	expect([response.status, texts(page, "h1"), texts(page, "main a")]).toEqual([404, ["This link has expired"], ["Subscribe"]]);
	expect(rowOf("late@example.com")).toBeUndefined();
	expect((await reader.post(confirm)).status).toBe(303);
	expect(rowOf("late@example.com")).toBeUndefined();
});

/** RFC 2047, as far as these subjects need it. */
function decodeWords(text: string): string {
	const bytes = (word: string) => word.replaceAll("_", " ").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return text
		.replace(/\?= =\?/g, "?==?")
		.replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
			(kind.toLowerCase() === "b" ? Buffer.from(word, "base64") : Buffer.from(bytes(word), "latin1")).toString(),
		);
}
