import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newSecret } from "#app/auth/totp.server.ts";
import { parse, texts } from "../support/html.ts";
import { addUser, PASSWORD, redirectOf, signIn, sql, statusOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { get, page, post } = visitorOf(site);

let Cookie = "";
beforeAll(async () => {
	Cookie = await signIn(site, await addUser(site, "users-admin", "admin"));
});

const send = async (path: string, fields: Record<string, string | string[]> = {}, cookie = Cookie) => {
	const pairs = Object.entries({ passwordNow: PASSWORD, ...fields }).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]));
	const response = await post(path, pairs, { Cookie: cookie });
	return { response, document: parse(await response.clone().text()) };
};
const open = async (path: string) => (await page(path, { Cookie })).document;
const shownPassword = (document: Document) => texts(document, "dd.font-mono")[0];
const signInStatus = async (username: string, password = PASSWORD) => (await post("/admin/login", { username, password })).status;
const facts = async (id: string) => texts(await open(`/admin/settings/team/${id}`), "dl dd");
/** Returns the redirects after sign-in and after choosing another password, and whether all other pages were blocked. */
async function ownPassword(username: string, passwordNow = "") {
	const cookie = await signIn(site, { username, password: passwordNow });
	const asUser = { Cookie: cookie };
	const led = redirectOf(await get("/admin", asUser))[1];
	const { document } = await page("/admin/account", asUser);
	const passwordNew = "lanterns above the lake";
	const early = await post("/admin/faq/new", { question: "x" }, asUser);
	const changed = await post("/admin/account", { passwordNow, passwordNew, passwordAgain: passwordNew }, asUser);
	const fresh = changed.headers.getSetCookie()[0]?.split(";")[0] ?? "";
	const isOpen = (await get("/admin", { Cookie: fresh })).status === 200;
	return [led, ...texts(document, "h1"), redirectOf(changed)[1], early.status === 403 && document.querySelector("nav") === null && isOpen];
}

describe("adding a user", () => {
	test("without a password invites, and shows the link once if no mail is configured", async () => {
		expect((await open("/admin/settings/team/new")).querySelector("[name=email]")).toBeNull();
		const { response, document } = await send("/admin/settings/team/new", { username: " Added-1 ", role: "editor", password: "" });
		const link = texts(document, "dd.font-mono")[0] ?? "";
		expect([response.status, ...texts(document, "h1"), link]).toEqual([
			200,
			"added-1 is invited",
			expect.stringMatching(/\/admin\/invitation\?key=[\w-]{43}$/),
		]);
		const list = await open("/admin/settings/team");
		const row = [...list.querySelectorAll("tbody tr")].find((candidate) => candidate.textContent?.includes("added-1"));
		expect([...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent?.replace(/^[^:]+: (?!\d)/, "")).slice(0, 4)).toEqual([
			"added-1",
			"Editor",
			"Off",
			expect.stringMatching(/^Invited until /),
		]);
		const after = '{"username":"added-1","roles":["editor"],"disabled":false,"secondFactor":false,"invited":true}';
		const added = { username: "users-admin", entity_type: "user", name: "added-1", before: null, after };
		expect(sql(site, "SELECT username, entity_type, name, before, after FROM change WHERE name = 'added-1'")).toEqual([added]);
	});

	test("accepts a typed password, and does not repeat it", async () => {
		const password = "typed by hand, long";
		const { response, document } = await send("/admin/settings/team/new", { username: "added-2", role: "admin", password });
		expect([response.status, shownPassword(document), document.body.innerHTML.includes(password)]).toEqual([200, undefined, false]);
		expect(await ownPassword("added-2", password)).toEqual(["/admin/account", "Choose a password of your own", "/admin", true]);
	});

	test.each([
		[{ username: "", role: "editor", password: "" }, ["Username: This field is required."]],
		[{ username: "x".repeat(65), role: "editor", password: "" }, ["Username: This is too long. Please shorten it."]],
		[{ username: "USERS-admin", role: "editor", password: "" }, ["Username: There is already a user with this name."]],
		[{ username: "added-3", role: "king", password: "short" }, ["Roles: Choose at least one.", "Password: Use at least 15 characters."]],
		[
			{ username: "pelican", role: "editor", password: "Pelican.Querétaro.2025", passwordNow: "" },
			[
				"Password: This password is made of words that are easy to guess here, such as the name of the event, the city or your own. Choose another.",
				"Your password: This field is required.",
			],
		],
		[
			{ username: "", role: "editor", password: "short", passwordNow: "wrong" },
			["Username: This field is required.", "Password: Use at least 15 characters.", "Your password: This isn’t your password."],
		],
	])("%j is rejected", async (fields, errors) => {
		const { response, document } = await send("/admin/settings/team/new", fields);
		expect([response.status, document.title, ...texts(document, "[role=alert] a")]).toEqual([
			422,
			"Error: Add New User | LATAM Nordics Summit 2025",
			...errors,
		]);
		expect(document.querySelector("#user-username")?.getAttribute("value")).toBe(fields.username);
		expect(document.querySelector("#user-password")?.getAttribute("value")).toBeNull();
	});
});

describe("a user", () => {
	test("gets another role, which ends the sessions", async () => {
		const session = await signIn(site, await addUser(site, "role-changed"));
		expect(redirectOf((await send("/admin/settings/team/role-changed", { role: "admin" })).response)).toEqual([303, "/admin/settings/team/role-changed"]);
		expect(await statusOf(site, session)).toEqual({ authenticated: false, role: null });
		expect(await statusOf(site, await signIn(site, { username: "role-changed", password: PASSWORD }))).toEqual({ authenticated: true, role: "admin" });
	});

	test("may read messages once allowed to, and does not see them before", async () => {
		const credentials = await addUser(site, "reader");
		const seen = async () => {
			const cookie = await signIn(site, credentials);
			const { document } = await page("/admin", { Cookie: cookie });
			const answers = await Promise.all(["/admin/messages", "/admin/messages.csv"].map((path) => get(path, { Cookie: cookie })));
			const named = ["main a[href='/admin/messages?state=all']", "nav a[href='/admin/messages']"].map((selector) => document.querySelector(selector) !== null);
			return [...answers.map(({ status }) => status), ...named, document.querySelector("main")?.textContent?.includes("Messages received")];
		};
		expect(await seen()).toEqual([403, 403, false, false, false]);
		await send("/admin/settings/team/reader", { role: ["messages", "editor"] });
		expect(await seen()).toEqual([200, 200, true, true, true]);
		const form = await open("/admin/settings/team/reader");
		const boxes = [...form.querySelectorAll("[name=role]")].map((box) => [box.getAttribute("value"), box.hasAttribute("checked")]);
		expect(boxes).toEqual(Object.entries({ admin: false, editor: true, messages: true, box_office: false, check_in: false }));
		expect((await facts("reader"))[0]).toBe("Editor, Message reader");
		expect(await statusOf(site, await signIn(site, credentials))).toEqual({ authenticated: true, role: "editor" });
		expect(texts(await open("/admin/settings/activity?state=user&id=reader"), "main dl > div")).toEqual(["RolesBeforeEditorAfterEditor, Message reader"]);
		await send("/admin/settings/team/reader", { role: "editor" });
		expect(await seen()).toEqual([403, 403, false, false, false]);
	});

	test("is not in the activity that editors see", async () => {
		const editor = await signIn(site, await addUser(site, "curious"));
		const kinds = async (cookie: string) => texts((await page("/admin/settings/activity", { Cookie: cookie })).document, "a[href*='state=']");
		expect([(await kinds(Cookie)).filter((kind) => kind.startsWith("User")).length, await kinds(editor)]).toEqual([1, []]);
	});

	test("keeps at least one role; a user who only reads messages starts there", async () => {
		const credentials = await addUser(site, "only-reader");
		const none = await send("/admin/settings/team/only-reader");
		expect([none.response.status, ...texts(none.document, "[role=alert] a")]).toEqual([422, "Choose at least one."]);
		await send("/admin/settings/team/only-reader", { role: "messages" });
		const cookie = await signIn(site, credentials);
		expect([await statusOf(site, cookie), redirectOf(await get("/admin", { Cookie: cookie }))]).toEqual([
			{ authenticated: true, role: "messages" },
			[302, "/admin/messages"],
		]);
		const { document } = await page("/admin/messages", { Cookie: cookie });
		expect([...(document.querySelector("nav")?.querySelectorAll("a:not([href$=account])") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
			"/admin/messages",
		]);
	});

	test.each([
		["/admin/settings/team/guarded", { role: "admin" }],
		["/admin/settings/team/guarded/password", { password: "" }],
		["/admin/settings/team/guarded/second-factor", {}],
		["/admin/settings/team/guarded/disabled", {}],
		["/admin/settings/team/guarded/enabled", {}],
		["/admin/settings/team/guarded/sessions", {}],
		["/admin/settings/team/new", { username: "guarded-2", role: "admin", password: "" }],
		["/admin/settings/team/second-factor", { required: "yes" }],
	])("%s changes nothing without the administrator's own password", async (path, fields) => {
		if (sql(site, "SELECT id FROM user WHERE id = 'guarded'").length === 0) await addUser(site, "guarded");
		const before = sql(site, "SELECT * FROM user ORDER BY id");
		for (const [passwordNow, words] of [
			["", "This field is required."],
			["wrong", "This isn’t your password."],
			["x".repeat(257), "This is too long. Please shorten it."],
		] as const) {
			const { response, document } = await send(path, { ...(fields as Record<string, string>), passwordNow });
			expect([response.status, texts(document, "[role=alert] a")]).toEqual([422, [`Your password: ${words}`]]);
			expect([...document.querySelectorAll("main input[type=password]")].map((input) => input.getAttribute("value"))).not.toContain(passwordNow);
		}
		await send("/admin/account/sessions", { session: "others" });
		expect(sql(site, "SELECT * FROM user ORDER BY id")).toEqual(before);
		sql(site, "DELETE FROM login_attempt");
	});

	test("gets a new password, which is shown once and ends the sessions", async () => {
		const session = await signIn(site, await addUser(site, "password-reset"));
		const { response, document } = await send("/admin/settings/team/password-reset/password", { password: "" });
		expect([response.status, (await statusOf(site, session)).authenticated, await signInStatus("password-reset")]).toEqual([200, false, 401]);
		expect(await ownPassword("password-reset", shownPassword(document))).toEqual(["/admin/account", "Choose a password of your own", "/admin", true]);
		const short = await send("/admin/settings/team/password-reset/password", { password: "short", passwordNow: "wrong" });
		expect([short.response.status, ...texts(short.document, "[role=alert] a")]).toEqual([
			422,
			"New password: Use at least 15 characters.",
			"Your password: This isn’t your password.",
		]);
	});

	test("is disabled after a confirmation, and enabled again", async () => {
		const session = await signIn(site, await addUser(site, "disabled-user"));
		expect(texts(await open("/admin/settings/team/disabled-user/disabled"), "h1, main button")).toEqual(["Disable disabled-user?", "Disable"]);
		expect((await statusOf(site, session)).authenticated).toBe(true);
		const { response } = await send("/admin/settings/team/disabled-user/disabled");
		expect([...redirectOf(response), response.headers.getSetCookie()[0]?.split(";")[0]]).toEqual([
			303,
			"/admin/settings/team/disabled-user",
			"toast=userDisabled",
		]);
		expect([(await statusOf(site, session)).authenticated, await signInStatus("disabled-user"), (await facts("disabled-user"))[2]]).toEqual([
			false,
			401,
			"Disabled",
		]);
		await send("/admin/settings/team/disabled-user/enabled");
		expect([(await statusOf(site, session)).authenticated, await signInStatus("disabled-user")]).toEqual([false, 303]);
		expect(texts(await open("/admin/settings/activity?state=user&id=disabled-user"), "main dl > div")).toContain("DisabledBeforeNoAfterYes");
	});

	test("has their sessions ended, and a lost second factor turned off", async () => {
		const session = await signIn(site, await addUser(site, "lost-phone"));
		await send("/admin/settings/team/lost-phone/sessions");
		expect((await statusOf(site, session)).authenticated).toBe(false);
		sql(site, "UPDATE user SET totp_secret = ?, short_password = 1 WHERE id = 'lost-phone'", newSecret());
		const refused = await send("/admin/settings/team/lost-phone/second-factor");
		expect([refused.response.status, ...texts(refused.document, "[role=alert] p")]).toEqual([
			422,
			"Without two-step verification, this user’s password is too short. Set a new one first.",
		]);
		sql(site, "UPDATE user SET short_password = 0 WHERE id = 'lost-phone'");
		expect((await send("/admin/settings/team/lost-phone/second-factor")).response.status).toBe(303);
		expect(await signInStatus("lost-phone")).toBe(303);
	});
});

test("an administrator cannot remove their own role or access", async () => {
	const words = "You can’t remove your own access. Ask another administrator.";
	const demoted = await send("/admin/settings/team/users-admin", { role: "editor" });
	expect([demoted.response.status, ...texts(demoted.document, "[role=alert] a")]).toEqual([422, words]);
	const disabled = await send("/admin/settings/team/users-admin/disabled");
	expect([disabled.response.status, ...texts(disabled.document, "[role=alert] p")]).toEqual([422, words]);
	expect((await send("/admin/settings/team/users-admin/password", { password: "" })).response.status).toBe(403);
	expect((await facts("users-admin"))[0]).toBe("Administrator");
});

test("an editor is told that this is not allowed, in the admin's frame, whatever the method", async () => {
	const editor = await signIn(site, await addUser(site, "users-editor"));
	for (const path of ["/admin/settings/team", "/admin/settings/team/new", "/admin/settings/team/users-admin"]) {
		const { response, document } = await page(path, { Cookie: editor });
		expect([response.status, ...texts(document, "h1, header p")]).toEqual([403, "Logged in as editor", "You don’t have access"]);
	}
	const { response } = await send("/admin/settings/team/users-editor", { role: "admin" }, editor);
	expect([response.status, await statusOf(site, editor)]).toEqual([403, { authenticated: true, role: "editor" }]);
});

test.each([
	"/admin/settings/team/nobody",
	"/admin/settings/team/nobody/password",
	"/admin/settings/team/nobody/disabled",
	"/admin/settings/team/users-admin/constructor",
])("%s is not found", async (path) => {
	const answers = [await page(path, { Cookie }), await send(path, { role: "editor", password: "" })];
	expect(answers.map(({ response, document }) => [response.status, ...texts(document, "h1")])).toEqual(Array(2).fill([404, "404 Page Not Found"]));
});
