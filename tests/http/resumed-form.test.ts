import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { addUser, expireLoginSessions, redirectOf, signIn, signInBrowser, statusOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { speakers } from "../support/summit/speakers.ts";

const site = await startSite();
afterAll(site.stop);
const { get, page, post } = visitorOf(site);

const BIO = "Builds pumps <b>& mills</b>.\nSecond line, “quoted” 'too'.";
const TYPED = { name: "Astrid Lindqvist", "bio.en": BIO, "bio.sv": "Bygger pumpar.", password: "hush", passwordNew: "hush", code: "123456", secret: "hush" };
const SPEAKER = "/admin/speakers/astrid-lindqvist";

let users = 0;
let credentials = { username: "", password: "" };
let dead = "";
beforeEach(async () => {
	users += 1;
	credentials = await addUser(site, `resumed-${users}`);
	dead = await signInBrowser(site, credentials);
	expireLoginSessions(site, credentials.username);
});

function formOf(document: Document) {
	const form = document.querySelector("main form");
	const inputs = [...(form?.querySelectorAll("input[type=hidden]") ?? [])];
	const fields = inputs.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""] as [string, string]);
	return { action: form?.getAttribute("action") ?? "", fields: Object.fromEntries(fields), button: texts(document, "main form button")[0] };
}
const send = async (path: string, fields: Record<string, string>, Cookie = "") => {
	const response = await post(path, fields, { Cookie });
	return { response, document: parse(await response.clone().text()) };
};

test("a form with an expired session is answered with its input, except secrets, and a link to sign in", async () => {
	const { response, document } = await send(`${SPEAKER}?x=1`, TYPED, dead);
	expect([response.status, response.headers.get("cache-control"), document.title]).toEqual([
		401,
		"no-store",
		"Authentication Required | LATAM Nordics Summit 2025",
	]);
	expect([...texts(document, "h1"), texts(document, "header p").length, document.querySelector("nav, footer")]).toEqual(["Authentication Required", 0, null]);
	const { action, fields, button } = formOf(document);
	expect([action, button]).toEqual([`/admin/login?redirectTo=${encodeURIComponent(`${SPEAKER}?x=1`)}`, "Go to Login"]);
	expect(JSON.parse(fields.resumed as string)).toEqual({
		address: `${SPEAKER}?x=1`,
		fields: [
			["name", TYPED.name],
			["bio.en", BIO],
			["bio.sv", TYPED["bio.sv"]],
		],
	});
	expect(document.body.innerHTML).not.toContain("hush");
});

test("it survives a mistyped password and returns to the editor, filled in and not saved", async () => {
	const asked = formOf((await send(SPEAKER, TYPED, dead)).document);
	const login = await send(asked.action, asked.fields, dead);
	expect([login.response.status, ...texts(login.document, "#login label")]).toEqual([200, "Username", "Password"]);
	expect(login.document.querySelector("footer")).toBeNull();
	const mistyped = await send(asked.action, { ...formOf(login.document).fields, ...credentials, password: "mistyped" }, dead);
	expect([mistyped.response.status, formOf(mistyped.document).fields.resumed]).toEqual([401, asked.fields.resumed]);

	const done = await send(asked.action, { ...formOf(mistyped.document).fields, ...credentials }, dead);
	expect([done.response.status, ...texts(done.document, "h1")]).toEqual([200, "You are signed in again"]);
	const Cookie = done.response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	expect(await statusOf(site, Cookie)).toEqual({ authenticated: true, role: "editor" });
	const back = formOf(done.document);
	expect([back.action, back.button, Object.keys(back.fields)]).toEqual([SPEAKER, "Back to my changes", ["name", "bio.en", "bio.sv", "resumed"]]);

	const before = await (await get("/api/speakers")).text();
	const review = await send(back.action, back.fields, Cookie);
	expect([review.response.status, ...texts(review.document, "h1")]).toEqual([200, sample(speakers, "astrid-lindqvist").name]);
	expect(review.document.querySelector("[name='bio.en']")?.textContent?.trim()).toBe(BIO);
	expect(await (await get("/api/speakers")).text()).toBe(before);
});

test("a form with files keeps its texts", async () => {
	const body = new FormData();
	body.set("bio.en", BIO);
	body.set("photo", new File([new Uint8Array(700_000)], "photo.jpg", { type: "image/jpeg" }));
	const response = await post(SPEAKER, body, { Cookie: dead });
	expect([response.status, JSON.parse(formOf(parse(await response.text())).fields.resumed as string).fields]).toEqual([401, [["bio.en", BIO]]]);
});

test("input up to the limit returns to its editor; longer input is dropped, and the login does not mention it", async () => {
	// Each `å` takes six characters in an address, each quotation mark twelve in the resumed form.
	const long = await send(SPEAKER, { "bio.en": `${"å".repeat(80_000)}${'"'.repeat(150_000)}` }, dead);
	const through = await send(formOf(long.document).action, { ...formOf(long.document).fields, ...credentials }, dead);
	const Cookie = through.response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	const review = await send(formOf(through.document).action, formOf(through.document).fields, Cookie);
	expect([long.response.status, through.response.status, review.response.status]).toEqual([401, 200, 200]);

	const body = new FormData();
	body.set("bio.en", "å".repeat(170_000));
	const response = await post(SPEAKER, body, { Cookie: dead });
	const document = parse(await response.text());
	expect([response.status, ...texts(document, ".lead"), JSON.parse(formOf(document).fields.resumed as string).fields]).toEqual([
		401,
		"Your session has ended. Please sign in again.",
		[],
	]);
	const done = await send(formOf(document).action, { ...formOf(document).fields, ...credentials }, dead);
	expect(redirectOf(done.response)).toEqual([303, SPEAKER]);
});

describe("other forms than editors are not resubmitted", () => {
	test.each([
		["/admin/account/sessions", { session: "others" }],
		["/admin/account", {}],
		["/admin/account/second-factor", {}],
	])("%s", async (path, fields) => {
		const [mine, other] = [await signIn(site, credentials), await signIn(site, credentials)];
		const { response } = await send(path, { ...(fields as Record<string, string>), resumed: "review" }, mine);
		expect([...redirectOf(response), response.headers.getSetCookie()[0]?.split(";")[0]]).toEqual([303, path, "toast=notRepeated"]);
		expect((await statusOf(site, other)).authenticated).toBe(true);
	});
});

test.each([
	"{",
	"null",
	"[]",
	JSON.stringify({ address: "https://evil.example/admin", fields: [["a", "b"]] }),
	JSON.stringify({ address: "//evil.example/admin", fields: [["a", "b"]] }),
	JSON.stringify({ address: "/administration", fields: [["a", "b"]] }),
	JSON.stringify({ address: "/admin\\@evil.example", fields: [["a", "b"]] }),
	JSON.stringify({ address: "/admin", fields: [["a", 1]] }),
	JSON.stringify({ address: "/admin", fields: "a" }),
])("a forged address leads nowhere: %s", async (resumed) => {
	const { response } = await send("/admin/login", { ...credentials, resumed }, dead);
	expect(redirectOf(response)).toEqual([303, "/admin"]);
});

test("a browser without an earlier sign-in resumes nothing, and its long forms are rejected", async () => {
	const [, device = ""] = dead.split("; ");
	const forged = device.replace(/\w+$/, "forged");
	for (const cookie of ["", forged]) {
		const { response, document } = await send(SPEAKER, TYPED, cookie);
		expect([response.status, JSON.parse(formOf(document).fields.resumed as string)]).toEqual([401, { address: SPEAKER, fields: [] }]);
		const resumed = JSON.stringify({ address: SPEAKER, fields: [["name", "Brought along"]] });
		expect(await (await send("/admin/login", { username: "x", password: "y", resumed }, cookie)).response.text()).not.toContain("Brought along");
		expect((await send("/admin/login", { username: "x", password: "y", more: "a".repeat(70_000) }, cookie)).response.status).toBe(413);
	}
	expect((await send("/admin/login", { ...credentials, more: "a".repeat(70_000) }, device)).response.status).toBe(303);
});

test("with JavaScript the same data are returned as data, and reading a page leads to the login as usual", async () => {
	const response = await post(`${SPEAKER}.data`, TYPED, { Cookie: dead });
	expect([response.status, response.headers.get("cache-control"), (await response.text()).includes("Bygger pumpar.")]).toEqual([401, "no-store", true]);
	expect(redirectOf((await page(SPEAKER, { Cookie: dead })).response)).toEqual([302, `/admin/login?redirectTo=${encodeURIComponent(SPEAKER)}`]);
});
