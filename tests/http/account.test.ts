import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { addUser, PASSWORD, redirectOf, signIn, statusOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { page, post } = visitorOf(site);

const NEW = "lanterns above the lake";
const alive = async (cookie: string) => (await statusOf(site, cookie)).authenticated;

describe("the password", () => {
	const change = async (Cookie: string, fields: Record<string, string>) => {
		const response = await post("/admin/account", fields, { Cookie });
		return { response, document: parse(await response.text()) };
	};

	test("is changed: every other session ends, and this one gets a new identifier", async () => {
		const credentials = await addUser(site, "password-changed");
		const [mine, other] = [await signIn(site, credentials), await signIn(site, credentials)];
		const { response } = await change(mine, { passwordNow: PASSWORD, passwordNew: NEW, passwordAgain: NEW });
		const fresh = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		expect([...redirectOf(response), fresh === mine, response.headers.getSetCookie()[1]?.split(";")[0]]).toEqual([
			303,
			"/admin/account",
			false,
			"toast=passwordChanged",
		]);
		expect([await alive(mine), await alive(other), await alive(fresh)]).toEqual([false, false, true]);
		expect((await post("/admin/login", credentials)).status).toBe(401);
		expect((await post("/admin/login", { ...credentials, password: NEW })).status).toBe(303);
	});

	describe("is rejected with a reason, and is not repeated in the page", () => {
		let Cookie = "";
		beforeAll(async () => {
			Cookie = await signIn(site, await addUser(site, "password-refused"));
		});

		test.each([
			[{}, ["Current password: This field is required.", "New password: This field is required.", "New password again: This field is required."]],
			[{ passwordNow: PASSWORD, passwordNew: "fourteen chars", passwordAgain: "fourteen chars" }, ["New password: Use at least 15 characters."]],
			[
				{ passwordNow: PASSWORD, passwordNew: "polniypizdec0211", passwordAgain: "x" },
				["New password: This password is too easy to guess. Choose another.", "New password again: The two new passwords don’t match."],
			],
			[{ passwordNow: PASSWORD, passwordNew: `${NEW} `, passwordAgain: NEW }, ["New password again: The two new passwords don’t match."]],
			[{ passwordNow: PASSWORD, passwordNew: PASSWORD, passwordAgain: PASSWORD }, ["New password: This is your current password. Choose another."]],
			[
				{ passwordNow: PASSWORD, passwordNew: "password-refused 2025", passwordAgain: "password-refused 2025" },
				["New password: This password is made of words that are easy to guess here, such as the name of the event, the city or your own. Choose another."],
			],
			[
				{ passwordNow: "x".repeat(257), passwordNew: "y".repeat(257), passwordAgain: "y".repeat(257) },
				["Current password: This is too long. Please shorten it.", "New password: This is too long. Please shorten it."],
			],
			[{ passwordNow: "something else", passwordNew: NEW, passwordAgain: NEW }, ["Current password: This isn’t your password."]],
		])("%j", async (fields, errors) => {
			const { response, document } = await change(Cookie, fields as Record<string, string>);
			expect([response.status, document.title]).toEqual([422, "Error: Your account | LATAM Nordics Summit 2025"]);
			expect(texts(document, "[role=alert] a")).toEqual(errors);
			expect([...document.querySelectorAll("#password input")].map((input) => input.getAttribute("value"))).toEqual([null, null, null]);
			expect(await alive(Cookie)).toBe(true);
		});
	});

	test("cannot be guessed on an unlocked browser: attempts are throttled without locking other sessions", async () => {
		const credentials = await addUser(site, "password-guessed");
		const Cookie = await signIn(site, credentials);
		const guess = async (passwordNow: string) => change(Cookie, { passwordNow, passwordNew: NEW, passwordAgain: NEW });
		for (let number = 1; number <= 5; number++) expect((await guess("wrong")).response.status).toBe(422);
		const { response, document } = await guess(PASSWORD);
		expect([response.status, ...texts(document, "[role=alert] h3, [role=alert] p")]).toEqual([
			429,
			"Nothing was changed",
			"Too many failed attempts. Please try again in 1 minute.",
		]);
		expect((await post("/admin/login", credentials)).status).toBe(303);
	});

	test("may have 64 characters and be pasted", async () => {
		const Cookie = await signIn(site, await addUser(site, "password-long"));
		const { document } = await page("/admin/account", { Cookie });
		const inputs = [...document.querySelectorAll("#password input")].map((input) =>
			["maxlength", "onpaste", "autocomplete"].map((name) => input.getAttribute(name)),
		);
		expect(inputs).toEqual([
			[null, null, "current-password"],
			[null, null, "new-password"],
			[null, null, "new-password"],
		]);
		const long = "lanterns over the lake, ".repeat(5).slice(0, 100);
		expect((await change(Cookie, { passwordNow: PASSWORD, passwordNew: long, passwordAgain: long })).response.status).toBe(303);
	});
});

describe("the sessions", () => {
	const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0";
	const open = async (credentials: { username: string; password: string }, userAgent: string) => {
		const response = await post("/admin/login", credentials, { "User-Agent": userAgent });
		return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	};
	const table = async (Cookie: string) => (await page("/admin/account", { Cookie })).document;
	const end = (Cookie: string, fields: Record<string, string>) => post("/admin/account/sessions", fields, { Cookie });

	test("are listed readably, and each can be ended by its owner alone", async () => {
		const credentials = await addUser(site, "sessions-listed");
		const [mine, firefox, other] = [await open(credentials, ""), await open(credentials, FIREFOX), await open(credentials, "curl/8.5.0")];
		const document = await table(mine);
		expect(texts(document, "tbody td:first-child")).toEqual(["Unknown device", "Unknown device", "Firefox on Windows"]);
		expect(texts(document, "tbody td:last-child")).toEqual(["This session", "Sign outSign out: Unknown device", "Sign outSign out: Firefox on Windows"]);
		const id = document.querySelector("tbody tr:nth-child(3) button")?.getAttribute("value") ?? "";
		expect([mine, firefox, other].filter((cookie) => cookie.includes(id))).toEqual([]);

		const stranger = await signIn(site, await addUser(site, "sessions-stranger"));
		expect((await end(stranger, { session: id })).status).toBe(303);
		expect(await alive(firefox)).toBe(true);
		expect(redirectOf(await end(mine, { session: id }))).toEqual([303, "/admin/account"]);
		expect([await alive(mine), await alive(firefox), await alive(other)]).toEqual([true, false, true]);
		expect(texts(await table(mine), "tbody td:first-child")).toEqual(["Unknown device", "Unknown device"]);
	});

	test("all others can be ended at once", async () => {
		const credentials = await addUser(site, "sessions-others");
		const [mine, one, two] = [await signIn(site, credentials), await signIn(site, credentials), await signIn(site, credentials)];
		expect((await end(mine, { session: "others" })).status).toBe(303);
		expect([await alive(mine), await alive(one), await alive(two)]).toEqual([true, false, false]);
		expect(texts(await table(mine), "form[action='/admin/account/sessions']")).toEqual([]);
		expect((await end(mine, {})).status).toBe(400);
	});
});

test("the page is in the reader's language", async () => {
	const Cookie = await signIn(site, await addUser(site, "account-languages"));
	for (const [language, title] of [
		["es", "Tu cuenta"],
		["sv", "Ditt konto"],
	] as const) {
		const { document } = await page("/admin/account", { Cookie, "Accept-Language": language });
		expect([...texts(document, "h1"), document.querySelector("main")?.textContent?.match(/{{|undefined/)]).toEqual([title, null]);
	}
});
