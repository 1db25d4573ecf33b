import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { ADMIN, type RunningSite, startSite } from "../support/running-site.ts";
import { type MailServer, startMailServer } from "../support/smtp.ts";

const PASSWORD = "lanterns above the lake";
let mailServer: MailServer;
let site: RunningSite;
let organizer: Visitor;

beforeAll(async () => {
	mailServer = await startMailServer();
	site = await startSite({ SMTP_URL: mailServer.url, MAIL_FROM: "The Summit <news@summit.example>" });
	organizer = await organizerOf(site);
});
afterAll(async () => {
	await site.stop();
	await mailServer.stop();
});

const idOf = (username: string) => (sql(site, "SELECT id FROM user WHERE username = ?", username)[0] as { id: string }).id;
const factOf = async (username: string) => texts(await organizer.document(`/admin/settings/team/${idOf(username)}`), "dl dd")[2];

async function send(path: string, fields: Record<string, string> = {}) {
	return parse(await (await organizer.post(path, { passwordNow: ADMIN.password, ...fields })).text());
}

/** Returns the link's path: from the mail if there is an address, else from the page. */
async function invite(username: string, email = "") {
	const document = await send("/admin/settings/team/new", { username, email, role: "editor", password: "" });
	const shown = texts(document, "dd.font-mono")[0] ?? (await mailServer.arrived(email)).text.match(/^http\S+$/m)?.[0] ?? "";
	expect(shown.startsWith(`${site.origin}/admin/invitation?key=`)).toBe(true);
	return { path: shown.slice(site.origin.length), document };
}

let addresses = 0;
/** From another network address each time by default, to avoid the throttle. */
async function opened(path: string, from = `10.9.9.${++addresses}`) {
	const response = await visitorOf(site).get(path, { "X-Forwarded-For": from });
	return [response.status, ...texts(parse(await response.text()), "h1")];
}
const OPEN = [200, "Choose your password"];
const GONE = [404, "This link does not work"];

test("an emailed link leads to choosing a password, works once, and is stored nowhere", async () => {
	const { path, document } = await invite("mailed", "mailed@example.com");
	const key = path.split("key=")[1] ?? "";
	expect(texts(document, "h1, .lead, dd.font-mono")).toEqual(["mailed is invited", "The link was sent to mailed@example.com. It works once, within 7 days."]);
	const guest = visitorOf(site);
	const response = await guest.get(path);
	expect(["Cache-Control", "X-Robots-Tag", "Referrer-Policy"].map((name) => response.headers.get(name))).toEqual(["no-store", "noindex", "strict-origin"]);
	const wrong = await guest.post(path, { passwordNew: "short", passwordAgain: "other" });
	expect([wrong.status, ...texts(parse(await wrong.text()), "[role=alert] a")]).toEqual([
		422,
		"Password: Use at least 15 characters.",
		"Password again: The two passwords do not match.",
	]);
	const answers = await Promise.all([guest, visitorOf(site)].map((visitor) => visitor.post(path, { passwordNew: PASSWORD, passwordAgain: PASSWORD })));
	expect(answers.map(({ status }) => status).sort()).toEqual([303, 404]);
	expect(await opened(path)).toEqual(GONE);
	const signedIn = await visitorOf(site).post("/admin/login", { username: "mailed", password: PASSWORD });
	expect([signedIn.status, await factOf("mailed")]).toEqual([303, "Active"]);
	expect(sql(site, "SELECT * FROM invitation, mail")).toEqual([]);
	expect([JSON.stringify(sql(site, "SELECT * FROM change")).includes(key), site.log().includes(key)]).toEqual([false, false]);
	expect(sql(site, "SELECT username, after ->> 'invitationAccepted' AS accepted FROM change WHERE name = 'mailed' ORDER BY id DESC LIMIT 1")).toEqual([
		{ username: "mailed", accepted: 1 },
	]);
});

test("a user who accepts is signed in, with the rights of the roles", async () => {
	const { path } = await invite("handed-over");
	expect(await opened(path)).toEqual(OPEN);
	const answer = await visitorOf(site).post(path, { passwordNew: PASSWORD, passwordAgain: PASSWORD });
	const Cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	const status = await (await visitorOf(site, { Cookie }).get("/api/auth/status")).json();
	expect([answer.status, answer.headers.get("location"), status]).toEqual([303, "/admin", { authenticated: true, role: "editor" }]);
});

test("a link is renewed, sent elsewhere, withdrawn, or expires; each time the earlier one stops working", async () => {
	const { path: first } = await invite("renewed", "first@example.com");
	const page = `/admin/settings/team/${idOf("renewed")}`;
	expect((await organizer.document(`${page}/invitation`)).querySelector("[name=email]")?.getAttribute("value")).toBe("first@example.com");
	const unconfirmed = await organizer.post(`${page}/invitation`, { email: "", passwordNow: "wrong" });
	expect([unconfirmed.status, await opened(first)]).toEqual([422, OPEN]);
	const again = await send(`${page}/invitation`, { email: "nonsense" });
	expect(texts(again, "[role=alert] a")).toEqual(["Email address: This doesn’t look like an email address."]);
	await send(`${page}/invitation`, { email: "second@example.com" });
	const second = (await mailServer.arrived("second@example.com")).text.match(/\/admin\/invitation\S+/)?.[0] ?? "";
	expect([await opened(first), await opened(second)]).toEqual([GONE, OPEN]);

	await organizer.post(`${page}/withdrawal`, { passwordNow: ADMIN.password });
	expect([await opened(second), await factOf("renewed"), sql(site, "SELECT email FROM invitation WHERE key_hash IS NULL")]).toEqual([
		GONE,
		"Invitation withdrawn",
		[{ email: null }],
	]);
	const third = texts(await send(`${page}/invitation`), "dd.font-mono")[0]?.slice(site.origin.length) ?? "";
	expect(await opened(third)).toEqual(OPEN);
	sql(site, "UPDATE invitation SET expires_at = '2025-01-01T00:00:00.000Z' WHERE user_id = ?", idOf("renewed"));
	expect([await opened(third), await factOf("renewed")]).toEqual([GONE, "Invitation expired"]);
});

test("when the mail server rejects the mail, an error and the link are shown", async () => {
	mailServer.answerRecipientsWith("550 5.1.1 no such mailbox");
	const { path, document } = await invite("refused", "gone@example.com");
	mailServer.answerRecipientsWith("250 OK");
	expect(texts(document, "main [role=alert]")).toEqual(["The mail server didn’t take the email to gone@example.com."]);
	expect(await opened(path)).toEqual(OPEN);
});

test("the link of a disabled user stops working, and so does one after an administrator sets a password", async () => {
	const { path } = await invite("overtaken");
	const page = `/admin/settings/team/${idOf("overtaken")}`;
	await send(`${page}/disabled`);
	expect(await opened(path)).toEqual(GONE);
	await send(`${page}/enabled`);
	expect(await opened(path)).toEqual(OPEN);
	await send(`${page}/password`, { password: "typed by hand, long" });
	expect([await opened(path), await factOf("overtaken")]).toEqual([GONE, "Active"]);
	expect((await organizer.get(`${page}/invitation`)).status).toBe(404);
});

test.each([
	["es", "Elige tu contraseña", "Este enlace no funciona"],
	["sv", "Välj ditt lösenord", "Länken fungerar inte"],
])("in %s the page and its error are translated", async (language, title, gone) => {
	const { path } = await invite(`reader-${language}`);
	const guest = visitorOf(site);
	const titles = async (address: string) => texts(parse(await (await guest.get(address, { "Accept-Language": language })).text()), "h1");
	expect([await titles(path), await titles("/admin/invitation?key=made-up")]).toEqual([[title], [gone]]);
});

test("after five invalid links the sixth is not looked up, and a valid one is throttled, too", async () => {
	const { path } = await invite("throttled");
	const from = "10.8.8.8";
	for (let count = 0; count < 5; count++) expect(await opened("/admin/invitation?key=made-up", from)).toEqual(GONE);
	expect([await opened(path, from), await opened(path)]).toEqual([[429, "Too many attempts"], OPEN]);
	const sent = await visitorOf(site, { "X-Forwarded-For": from }).post(path, { passwordNew: PASSWORD, passwordAgain: PASSWORD });
	expect([sent.status, ...texts(parse(await sent.text()), "h1")]).toEqual([429, "Too many attempts"]);
});
