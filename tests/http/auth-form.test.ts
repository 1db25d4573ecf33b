import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newSecret } from "#app/auth/totp.server.ts";
import { parse, texts } from "../support/html.ts";
import { addUser, PASSWORD, redirectOf, signIn, sql, statusOf, visitorOf } from "../support/http.ts";
import { ADMIN, startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { get, page, post, postJson } = visitorOf(site);

const EDITOR = { username: "form-editor", password: PASSWORD };

/** Headers that differ between any two responses. */
const VARYING_HEADERS = ["date", "etag", "content-length", "x-request-id"];

beforeAll(async () => {
	for (const username of [EDITOR.username, "guessed", "retired"]) await addUser(site, username);
	sql(site, "UPDATE user SET disabled = 1 WHERE username = 'retired'");
});

describe("the login page", () => {
	test("has the specified fields, and is neither cached nor indexed", async () => {
		const { response, document } = await page("/admin/login");
		expect([response.status, response.headers.get("cache-control"), response.headers.get("x-robots-tag")]).toEqual([200, "no-store", "noindex"]);
		expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
		expect(document.title).toBe("Sign in | LATAM Nordics Summit 2025");
		expect(texts(document, "#login label")).toEqual(["Username", "Password"]);
		expect(texts(document, "#login button")).toEqual(["Sign in"]);
		expect([...document.querySelectorAll("main a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([["Return to Website", "/"]]);
		expect(document.querySelector("#login-password")?.getAttribute("autocomplete")).toBe("current-password");
	});

	test("is in the reader's language, chosen by link or by the browser", async () => {
		const { document } = await page("/admin/login", { "Accept-Language": "sv-SE" });
		expect([document.documentElement.lang, ...texts(document, "h1")]).toEqual(["sv", "Logga in till administrationen"]);
		const chosen = await get("/admin/login?redirectTo=%2Fadmin%2Fx&lng=es");
		expect(redirectOf(chosen)).toEqual([302, "/admin/login?redirectTo=%2Fadmin%2Fx"]);
		const cookie = chosen.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		expect(texts((await page("/admin/login", { Cookie: cookie })).document, "h1")).toEqual(["Acceso de administración"]);
	});

	test("reports missing fields, keeps the name and never the password", async () => {
		const empty = await post("/admin/login", { username: " ", password: "" });
		const document = parse(await empty.text());
		expect([empty.status, document.title]).toEqual([400, "Error: Sign in | LATAM Nordics Summit 2025"]);
		expect(texts(document, "[role=alert] a")).toEqual(["Username is required", "Password is required"]);
		expect(["username", "password"].map((name) => document.getElementById(`login-${name}-error`)?.textContent)).toEqual([
			"Username is required",
			"Password is required",
		]);
		const half = await post("/admin/login", { username: "", password: "my secret of secrets" });
		const html = await half.text();
		expect([half.status, texts(parse(html), "[role=alert] a"), html.includes("my secret of secrets")]).toEqual([400, ["Username is required"], false]);
	});
});

describe("signing in by the form", () => {
	test("starts a session and leads to the dashboard, which shows a message once", async () => {
		const response = await post("/admin/login", ADMIN);
		expect(redirectOf(response)).toEqual([303, "/admin"]);
		expect(response.headers.get("cache-control")).toBe("no-store");
		const [session, device, toast] = response.headers.getSetCookie();
		expect(session).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
		expect(device).toMatch(/^device-[\w-]{8}=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
		expect(toast).toBe("toast=signedIn; Max-Age=60; Path=/; HttpOnly; SameSite=Lax");

		const cookies = [session, toast].map((cookie) => cookie?.split(";")[0]).join("; ");
		const first = await page("/admin", { Cookie: cookies });
		expect(first.response.headers.getSetCookie()).toEqual(["toast=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
		expect(texts(first.document, "[role=status] p")).toEqual(["Login successful", "Welcome to the admin area."]);
		const second = await page("/admin", { Cookie: session?.split(";")[0] ?? "" });
		expect(texts(second.document, "[role=status] p")).toEqual([]);
		expect(second.response.headers.getSetCookie()).toEqual([]);
	});

	test("leads to the requested page, and to no other site", async () => {
		const to = async (target: string) => redirectOf(await post(`/admin/login?redirectTo=${encodeURIComponent(target)}`, EDITOR));
		expect(await to("/admin/speakers?q=a&page=2")).toEqual([303, "/admin/speakers?q=a&page=2"]);
		for (const target of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/%09/evil.example", ""])
			expect([target, await to(target)]).toEqual([target, [303, "/admin"]]);
	});

	test("issues a new session identifier each time and ends the browser's old session", async () => {
		const old = await signIn(site, EDITOR);
		const response = await post("/admin/login", EDITOR, { Cookie: old });
		const fresh = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		expect(fresh).not.toBe(old);
		expect([await statusOf(site, old), await statusOf(site, fresh)]).toEqual([
			{ authenticated: false, role: null },
			{ authenticated: true, role: "editor" },
		]);
		const planted = await post("/admin/login", EDITOR, { Cookie: "session=planted" });
		expect(planted.headers.getSetCookie()[0]).not.toContain("planted");
	});

	test("a signed-in user is redirected", async () => {
		const Cookie = await signIn(site, EDITOR);
		expect(redirectOf(await get("/admin/login?redirectTo=%2Fadmin%2Fx", { Cookie }))).toEqual([303, "/admin/x"]);
	});

	test("gives the same error for a wrong password, an unknown user and a disabled one", async () => {
		const tries = ["guessed", "unknown", "retired"].map((username) =>
			post("/admin/login", { username, password: `${PASSWORD}${username === "retired" ? "" : "!"}` }),
		);
		const answers = await Promise.all(
			tries.map(async (response, index) => {
				const { status, headers } = await response;
				const body = (await (await response).text()).replaceAll(["guessed", "unknown", "retired"][index] as string, "NAME");
				const comparable = [...headers]
					.filter(([name]) => !VARYING_HEADERS.includes(name))
					.map(([name, value]) => [name, value.replace(/'sha256-[^']+'/g, "'sha256'")]);
				return { status, headers: comparable, body };
			}),
		);
		expect(answers[0]?.status).toBe(401);
		expect(answers[1]).toEqual(answers[0]);
		expect(answers[2]).toEqual(answers[0]);
		const document = parse(answers[0]?.body ?? "");
		expect([...texts(document, "[role=alert] h2"), ...texts(document, "[role=alert] p")]).toEqual(["Login failed", "Invalid username or password"]);
		expect(document.title).toBe("Error: Sign in | LATAM Nordics Summit 2025");
		expect(document.getElementById("login-username")?.getAttribute("value")).toBe("NAME");
		expect(answers[0]?.body).not.toContain(PASSWORD);
	});

	test("rejects a password above the maximum length", async () => {
		const response = await post("/admin/login", { username: "guessed", password: "x".repeat(257) });
		const document = parse(await response.text());
		expect([response.status, ...texts(document, "[role=alert] a"), document.getElementById("login-password-error")?.textContent]).toEqual([
			400,
			"No password is this long",
			"No password is this long",
		]);
	});

	test("while strangers guess, a known browser can sign in, and so can password and code together", async () => {
		await addUser(site, "besieged");
		const own = await post("/admin/login", { username: "besieged", password: PASSWORD });
		const device =
			own.headers
				.getSetCookie()
				.find((cookie) => cookie.startsWith("device-"))
				?.split(";")[0] ?? "";
		for (let number = 1; number <= 5; number++) await post("/admin/login", { username: "besieged", password: "x" });
		const shut = await post("/admin/login", { username: "besieged", password: PASSWORD });
		const document = parse(await shut.text());
		expect([shut.status, ...texts(document, "#login label")]).toEqual([429, "Username", "Password", "Code from your app, or a recovery code"]);
		expect((await post("/admin/login", { username: "besieged", password: PASSWORD }, { Cookie: device })).status).toBe(303);

		const secret = newSecret();
		sql(site, "UPDATE user SET totp_secret = ? WHERE username = 'besieged'", secret);
		const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
		expect((await post("/admin/login", { username: "besieged", password: "y", code })).status).toBe(429);
		expect(redirectOf(await post("/admin/login", { username: "besieged", password: PASSWORD, code }))).toEqual([303, "/admin"]);
	});

	test.each([
		["an account", (number: number) => [{ username: "guessed-often", password: "x" }, `192.0.2.${number}`] as const],
		["an address", (number: number) => [{ username: `guess-${number}`, password: "x" }, "192.0.2.99"] as const],
	])("blocks sign-in after five failures with %s", async (_, attempt) => {
		const send = (number: number) => {
			const [credentials, address] = attempt(number);
			return post("/admin/login", credentials, { "X-Forwarded-For": address });
		};
		for (let number = 1; number <= 5; number++) expect((await send(number)).status).toBe(401);
		const response = await send(6);
		const document = parse(await response.text());
		expect([response.status, response.headers.get("cache-control")]).toEqual([429, "no-store"]);
		expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(20);
		expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(30);
		expect(texts(document, "[role=alert] p")).toEqual(["Too many failed attempts. Please try again in 1 minute."]);
	});

	test.each<Record<string, string>>([{ "Sec-Fetch-Site": "cross-site" }, { "Sec-Fetch-Site": "same-site" }, { Origin: "" }])(
		"is rejected from another origin: %o",
		async (headers) => {
			for (const path of ["/admin/login", "/admin/logout"]) {
				const response = await post(path, EDITOR, headers);
				expect([response.status, response.headers.getSetCookie(), response.headers.get("cache-control")]).toEqual([403, [], "no-store"]);
			}
			expect((await postJson("/api/auth/login", EDITOR, headers)).status).toBe(403);
			expect((await postJson("/api/auth/logout", "", headers)).status).toBe(403);
		},
	);
});
