import { beforeAll, describe, expect, test } from "vitest";
import { newSecret } from "../../app/auth/totp.server";
import { addUser, PASSWORD, redirectOf, statusOf, write } from "../support/accounts";
import { parse, texts } from "../support/html";
import { database, page, postForm, signIn } from "../support/site";

let Cookie = "";
beforeAll(async () => {
	Cookie = await signIn(await addUser("users-admin", "admin"));
});

const send = async (path: string, fields: Record<string, string> = {}, cookie = Cookie) => {
	const response = await postForm(path, fields, { headers: { Cookie: cookie } });
	return { response, document: parse(await response.clone().text()) };
};
const open = async (path: string) => (await page(path, { headers: { Cookie } })).document;
const shownPassword = (document: Document) => texts(document, "dd.font-mono")[0];
const signInStatus = async (username: string, password = PASSWORD) => (await postForm("/admin/login", { username, password })).status;
const facts = async (id: string) => texts(await open(`/admin/users/${id}`), "dl dd");
function stored(sql: string, ...values: unknown[]) {
	const sqlite = database();
	const rows = sqlite.prepare(sql).all(...values);
	sqlite.close();
	return rows;
}

describe("adding a user", () => {
	test("makes up a password and shows it once", async () => {
		const { response, document } = await send("/admin/users/new", { username: " Added-1 ", role: "editor", password: "" });
		const password = shownPassword(document) ?? "";
		expect([response.status, ...texts(document, "h1"), password]).toEqual([200, "added-1 was added", expect.stringMatching(/^[\w-]{24}$/)]);
		expect(await signInStatus("added-1", password)).toBe(303);
		const list = await open("/admin/users");
		const row = [...list.querySelectorAll("tbody tr")].find((candidate) => candidate.textContent?.includes("added-1"));
		expect([...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent?.replace(/^[^:]+: (?!\d)/, "")).slice(0, 4)).toEqual([
			"added-1",
			"Editor",
			"Off",
			"Active",
		]);
		expect(stored("SELECT username, noun, name, before, after FROM change WHERE name = 'added-1'")).toEqual([
			{
				username: "users-admin",
				noun: "user",
				name: "added-1",
				before: null,
				after: '{"username":"added-1","role":"editor","disabled":false,"secondFactor":false}',
			},
		]);
	});

	test("takes a typed password, and does not repeat it", async () => {
		const password = "typed by hand, long";
		const { response, document } = await send("/admin/users/new", { username: "added-2", role: "admin", password });
		expect([response.status, shownPassword(document), document.body.innerHTML.includes(password)]).toEqual([200, undefined, false]);
		expect(await signInStatus("added-2", password)).toBe(303);
	});

	test.each([
		[{ username: "", role: "editor", password: "" }, ["Username: This field is required."]],
		[{ username: "x".repeat(65), role: "editor", password: "" }, ["Username: This is too long. Please shorten it."]],
		[{ username: "USERS-admin", role: "editor", password: "" }, ["Username: There is a user of this name already."]],
		[{ username: "added-3", role: "king", password: "short" }, ["Role: Choose one.", "Password: Use at least 15 characters."]],
	])("%j is refused", async (fields, errors) => {
		const { response, document } = await send("/admin/users/new", fields);
		expect([response.status, document.title, ...texts(document, "[role=alert] a")]).toEqual([422, "Error: Add a user | LATAM Nordics Summit 2025", ...errors]);
		expect(document.querySelector("#user-username")?.getAttribute("value")).toBe(fields.username);
		expect(document.querySelector("#user-password")?.getAttribute("value")).toBeNull();
	});
});

describe("a user", () => {
	test("gets another role, at once", async () => {
		const session = await signIn(await addUser("role-changed"));
		expect(redirectOf((await send("/admin/users/role-changed", { role: "admin" })).response)).toEqual([303, "/admin/users/role-changed"]);
		expect(await statusOf(session)).toEqual({ authenticated: true, role: "admin" });
	});

	test("gets a new password, which is shown once and ends the sessions", async () => {
		const session = await signIn(await addUser("password-reset"));
		const { response, document } = await send("/admin/users/password-reset/password", { password: "" });
		expect([response.status, (await statusOf(session)).authenticated, await signInStatus("password-reset")]).toEqual([200, false, 401]);
		expect(await signInStatus("password-reset", shownPassword(document))).toBe(303);
		const short = await send("/admin/users/password-reset/password", { password: "short" });
		expect([short.response.status, ...texts(short.document, "[role=alert] a")]).toEqual([422, "Use at least 15 characters."]);
	});

	test("is asked about before anything is taken away, and is then disabled and enabled", async () => {
		const session = await signIn(await addUser("disabled-user"));
		expect(texts(await open("/admin/users/disabled-user/disabled"), "h1, main button")).toEqual(["Disable disabled-user?", "Disable"]);
		expect((await statusOf(session)).authenticated).toBe(true);
		const { response } = await send("/admin/users/disabled-user/disabled");
		expect([...redirectOf(response), response.headers.getSetCookie()[0]?.split(";")[0]]).toEqual([303, "/admin/users/disabled-user", "toast=userDisabled"]);
		expect([(await statusOf(session)).authenticated, await signInStatus("disabled-user"), (await facts("disabled-user"))[2]]).toEqual([false, 401, "Disabled"]);
		await send("/admin/users/disabled-user/enabled");
		expect([(await statusOf(session)).authenticated, await signInStatus("disabled-user")]).toEqual([false, 303]);
		expect(texts(await open("/admin/activity?state=user&id=disabled-user"), "main dl > div")).toContain("DisabledBeforeNoAfterYes");
	});

	test("has the sessions ended, and a lost second factor switched off", async () => {
		const session = await signIn(await addUser("lost-phone"));
		await send("/admin/users/lost-phone/sessions");
		expect((await statusOf(session)).authenticated).toBe(false);
		write("UPDATE user SET totp_secret = ?, short_password = 1 WHERE id = 'lost-phone'", newSecret());
		const refused = await send("/admin/users/lost-phone/second-factor");
		expect([refused.response.status, ...texts(refused.document, "[role=alert] p")]).toEqual([
			422,
			"The password of this user is long enough only together with two-step verification. Set a new one first.",
		]);
		write("UPDATE user SET short_password = 0 WHERE id = 'lost-phone'");
		expect((await send("/admin/users/lost-phone/second-factor")).response.status).toBe(303);
		expect(await signInStatus("lost-phone")).toBe(303);
	});
});

describe("nobody locks everyone out", () => {
	test("an administrator cannot take away the own role or access", async () => {
		const words = "You cannot take away your own access. Ask another administrator.";
		const demoted = await send("/admin/users/users-admin", { role: "editor" });
		expect([demoted.response.status, ...texts(demoted.document, "[role=alert] a")]).toEqual([422, words]);
		const disabled = await send("/admin/users/users-admin/disabled");
		expect([disabled.response.status, ...texts(disabled.document, "[role=alert] p")]).toEqual([422, words]);
		expect((await send("/admin/users/users-admin/password", { password: "" })).response.status).toBe(403);
		expect((await facts("users-admin"))[0]).toBe("Administrator");
	});
});

test("an editor is told that this is not allowed, in the admin's frame, whatever the method", async () => {
	const editor = await signIn(await addUser("users-editor"));
	for (const path of ["/admin/users", "/admin/users/new", "/admin/users/users-admin"]) {
		const { response, document } = await page(path, { headers: { Cookie: editor } });
		expect([response.status, ...texts(document, "h1, header p")]).toEqual([403, "Logged in as editor", "This is not allowed"]);
	}
	const { response } = await send("/admin/users/users-editor", { role: "admin" }, editor);
	expect([response.status, await statusOf(editor)]).toEqual([403, { authenticated: true, role: "editor" }]);
});

test.each(["/admin/users/nobody", "/admin/users/nobody/password", "/admin/users/nobody/disabled", "/admin/users/users-admin/constructor"])(
	"%s is not found",
	async (path) => {
		const answers = [await page(path, { headers: { Cookie } }), await send(path, { role: "editor", password: "" })];
		expect(answers.map(({ response, document }) => [response.status, ...texts(document, "h1")])).toEqual([
			[404, "404 Page Not Found"],
			[404, "404 Page Not Found"],
		]);
	},
);
