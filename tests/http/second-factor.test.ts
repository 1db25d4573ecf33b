import { Secret, TOTP } from "otpauth";
import { afterAll, describe, expect, test } from "vitest";
import { encryptSeed } from "#db/totp-seeds.ts";
import { parse, texts } from "../support/html.ts";
import { addUser, redirectOf, signIn, sql, statusOf, visitorOf } from "../support/http.ts";
import { summit } from "../support/program.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { get, page, post, postJson } = visitorOf(site);

const PAGE = "/admin/account/second-factor";
const CODES = "/admin/account/recovery-codes";
const codeNow = (secret: string, steps = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const cookieOf = (response: Response, name: string) =>
	response.headers
		.getSetCookie()
		.find((cookie) => cookie.startsWith(`${name}=`))
		?.split(";")[0] ?? "";

async function offer(Cookie: string) {
	const { document } = await page(PAGE, { Cookie });
	const sealed = document.querySelector("[name=secret]")?.getAttribute("value") ?? "";
	return { document, sealed, secret: (document.querySelector("form .font-mono")?.textContent ?? "").replaceAll(" ", "") };
}

/** Its first code is used, so the next valid one is that of the next step. */
async function withFactor(username: string, sessions = 1) {
	const credentials = await addUser(site, username);
	const [Cookie = "", other = ""] = await Promise.all(Array.from({ length: sessions }, () => signIn(site, credentials)));
	const { secret, sealed } = await offer(Cookie);
	const response = await post(PAGE, { secret: sealed, code: codeNow(secret, -1), passwordNow: credentials.password }, { Cookie });
	return { credentials, Cookie, other, secret, sealed, response, codes: texts(parse(await response.text()), "main li") };
}

async function giveThePassword(credentials: { username: string; password: string }, path = "/admin/login") {
	const response = await post(path, credentials);
	return { response, document: parse(await response.text()), pending: cookieOf(response, "sign-in") };
}
const giveTheCode = (code: string, pending: string, headers: Record<string, string> = {}) => post("/admin/login", { code }, { Cookie: pending, ...headers });

describe("turning it on", () => {
	test("shows a QR code and the secret, which is inactive and new each time", async () => {
		const credentials = await addUser(site, "factor-offer");
		const Cookie = await signIn(site, credentials);
		const first = await offer(Cookie);
		expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
		expect(first.document.querySelector("svg[role=img]")?.getAttribute("aria-label")).toBe("QR code with the key of your account");
		expect(first.document.querySelectorAll("svg[role=img] rect, svg[role=img] path")).toHaveLength(2);
		expect((await offer(Cookie)).secret).not.toBe(first.secret);
		expect((await post("/admin/login", credentials)).status).toBe(303);
	});

	test("requires a code of that secret and the password, and keeps the secret after a wrong one", async () => {
		const { username, password } = await addUser(site, "factor-wrong");
		const Cookie = await signIn(site, { username, password });
		const { secret, sealed } = await offer(Cookie);
		const send = async (fields: Record<string, string>) => {
			const response = await post(PAGE, fields, { Cookie });
			const document = parse(await response.text());
			const shown = (document.querySelector("form .font-mono")?.textContent ?? "").replaceAll(" ", "");
			return [response.status, document.title, ...texts(document, "[role=alert] a, [role=alert] p"), shown === secret];
		};
		const title = "Error: Turn on two-step verification | LATAM Nordics Summit 2025";
		const right = { secret: sealed, code: codeNow(secret), passwordNow: password };
		expect(await send({ secret: sealed, code: "" })).toEqual([422, title, "Code: This field is required.", "Your password: This field is required.", true]);
		expect(await send({ ...right, passwordNow: "wrong" })).toEqual([422, title, "Your password: This isn’t your password.", true]);
		expect(await send({ ...right, passwordNow: "x".repeat(257) })).toEqual([422, title, "Your password: This is too long. Please shorten it.", true]);
		const wrong = String((Number(codeNow(secret)) + 500_000) % 1_000_000).padStart(6, "0");
		expect(await send({ ...right, code: wrong })).toEqual([422, title, "Code: This code is wrong. Wait for the next one and try again.", true]);
		const forged = `${sealed.slice(0, -2)}xx`;
		expect(await send({ ...right, secret: forged })).toEqual([422, title, "That took too long, so there is a new QR code. Scan it again.", false]);
		expect((await post("/admin/login", { username, password })).status).toBe(303);
	});

	test("shows ten recovery codes, once, and ends the other sessions; the same form sent twice leads to new ones", async () => {
		const { credentials, Cookie, other, response, codes, secret, sealed } = await withFactor("factor-codes", 2);
		expect([
			response.status,
			new Set(codes.slice(0, 10)).size,
			(await statusOf(site, Cookie)).authenticated,
			(await statusOf(site, other)).authenticated,
		]).toEqual([200, 10, true, false]);
		const again = await post(PAGE, { secret: sealed, code: codeNow(secret), passwordNow: credentials.password }, { Cookie });
		expect(redirectOf(again)).toEqual([303, CODES]);
		const html = await (await get(PAGE, { Cookie })).text();
		expect(codes.filter((code) => html.includes(code))).toEqual([]);
		const account = await page("/admin/account", { Cookie });
		expect(texts(account.document, "[aria-labelledby=second-factor-title] .font-semibold")).toContain("It is on. You have 10 recovery codes left.");
	});
});

describe("new recovery codes", () => {
	const send = async (Cookie: string, fields: Record<string, string>) => {
		const response = await post(CODES, fields, { Cookie });
		const document = parse(await response.clone().text());
		return { status: response.status, alert: texts(document, "[role=alert] a, [role=alert] p"), codes: texts(document, "main li"), document };
	};
	const versionOf = async (Cookie: string) => (await page(CODES, { Cookie })).document.querySelector("[name=version]")?.getAttribute("value") ?? "";

	test("require the password, are shown once, and replace the old ones", async () => {
		const { credentials, Cookie, codes } = await withFactor("factor-renewed");
		const version = await versionOf(Cookie);
		expect(await send(Cookie, { version, passwordNow: "" })).toMatchObject({ status: 422, alert: ["Your password: This field is required."] });
		expect(await send(Cookie, { version, passwordNow: "wrong" })).toMatchObject({ status: 422, alert: ["Your password: This isn’t your password."] });
		const made = await send(Cookie, { version, passwordNow: credentials.password });
		expect([made.status, ...texts(made.document, "h1"), made.codes.length, made.codes.filter((code) => codes.includes(code))]).toEqual([
			200,
			"Your new recovery codes",
			10,
			[],
		]);
		const twice = await send(Cookie, { version, passwordNow: credentials.password });
		expect(twice).toMatchObject({ status: 409, codes: [], alert: ["New codes have been made in the meantime. If you didn’t see them, make new ones again."] });
		const attempt = async (code = "") => (await giveTheCode(code, (await giveThePassword(credentials)).pending)).status;
		expect([await attempt(codes[0]), await attempt(made.codes[0])]).toEqual([401, 303]);
	});

	test("need a second factor", async () => {
		const Cookie = await signIn(site, await addUser(site, "factor-none"));
		expect(redirectOf(await get(CODES, { Cookie }))).toEqual([302, "/admin/account"]);
	});
});

describe("signing in with it", () => {
	test("takes two steps, with no session before the second", async () => {
		const { credentials, secret } = await withFactor("factor-steps");
		const { response, document, pending } = await giveThePassword(credentials, "/admin/login?redirectTo=%2Fadmin%2Fspeakers");
		expect([response.status, cookieOf(response, "session"), response.headers.get("cache-control")]).toEqual([200, "", "no-store"]);
		expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^sign-in=[\w.-]+; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/)]);
		expect([...texts(document, "h1"), ...texts(document, "#second label")]).toEqual(["Two-step verification", "Code"]);
		expect(document.querySelector("#second-code")?.getAttribute("autocomplete")).toBe("one-time-code");
		expect(document.querySelector("#second")?.getAttribute("action")).toBe("/admin/login?redirectTo=%2Fadmin%2Fspeakers");
		expect(redirectOf(await get("/admin", { Cookie: pending }))).toEqual([302, "/admin/login"]);

		const done = await post("/admin/login?redirectTo=%2Fadmin%2Fspeakers", { code: codeNow(secret) }, { Cookie: pending });
		expect(redirectOf(done)).toEqual([303, "/admin/speakers"]);
		expect(done.headers.getSetCookie()).toContain("sign-in=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict");
		expect(await statusOf(site, cookieOf(done, "session"))).toEqual({ authenticated: true, role: "editor" });
	});

	test("rejects a used code, one without its cookie, and one whose password has changed", async () => {
		const { credentials, secret } = await withFactor("factor-replay");
		const { pending } = await giveThePassword(credentials);
		const { pending: used } = await giveThePassword(credentials);
		const code = codeNow(secret);
		expect((await giveTheCode(code, used)).status).toBe(303);
		const answer = async (response: Response) => [response.status, ...texts(parse(await response.text()), "[role=alert] p, h1")];
		const late = [401, "Admin login", "That took longer than five minutes. Please sign in again."];
		expect(await answer(await giveTheCode(code, pending))).toEqual([
			401,
			"Two-step verification",
			"This code is wrong or has already been used. Wait for the next one.",
		]);
		for (const cookie of ["", used]) expect(await answer(await giveTheCode(codeNow(secret, 1), cookie))).toEqual(late);
		expect(await answer(await giveTheCode(codeNow(secret, 1), `${pending}x`))).toEqual(late);
		sql(site, "UPDATE user SET password_hash = password_hash || 'x' WHERE username = 'factor-replay'");
		expect(await answer(await giveTheCode(codeNow(secret, 1), pending))).toEqual(late);
		expect(texts(parse(await (await giveTheCode("", pending)).text()), "[role=alert] a")).toEqual(["Code is required"]);
	});

	test("reports that codes cannot be checked with another site secret, and accepts a recovery code or a password without it", async () => {
		const { credentials, codes } = await withFactor("factor-locked");
		const seed = encryptSeed("JBSWY3DPEHPK3PXP", "factor-locked", "the secret of another site, lost since");
		sql(site, "UPDATE user SET totp_secret = ? WHERE username = 'factor-locked'", seed);
		const { pending } = await giveThePassword(credentials);
		const refused = await giveTheCode("123456", pending);
		const locked = "This site can’t check codes from your app anymore because its secret is missing. Enter a recovery code instead, or ask your server admin.";
		expect([refused.status, ...texts(parse(await refused.text()), "[role=alert] p, h1")]).toEqual([401, "Two-step verification", locked]);
		const byProgram = await postJson("/api/auth/login", { ...credentials, code: "123456" });
		expect([byProgram.status, await byProgram.text()]).toEqual([401, locked]);
		expect((await giveTheCode(codes[0] as string, pending)).status).toBe(303);
		const command = (...words: string[]) =>
			summit(words, { environment: { DATABASE_URL: `file:${site.databaseFile}` }, input: "aqueduct under another aurora\n" });
		expect((await command("check")).out).toContain("Second factors: those of factor-locked were encrypted with a secret");
		expect((await command("user", "password", "factor-locked", "--without-second-factor")).code).toBe(0);
		expect((await command("check")).out).not.toContain("Second factors");
		expect((await postJson("/api/auth/login", { ...credentials, password: "aqueduct under another aurora" })).status).toBe(200);
	});

	test("accepts each recovery code once", async () => {
		const { credentials, codes } = await withFactor("factor-recovery");
		const attempt = async () => (await giveTheCode(codes[3] as string, (await giveThePassword(credentials)).pending)).status;
		expect([await attempt(), await attempt()]).toEqual([303, 401]);
	});

	test("throttles codes separately: the right password does not reset it, and strangers do not use it up", async () => {
		const { credentials, secret } = await withFactor("factor-guessed");
		const { pending } = await giveThePassword(credentials);
		for (let number = 1; number <= 6; number++) await post("/admin/login", { ...credentials, password: "a stranger's" });
		for (let number = 1; number <= 5; number++) expect((await giveTheCode("000000", pending)).status).toBe(401);
		const refused = await giveTheCode(codeNow(secret), pending);
		expect([refused.status, Number(refused.headers.get("retry-after")) > 20]).toEqual([429, true]);
	});

	test("continues with the second step while strangers guess at the first", async () => {
		const { credentials, secret } = await withFactor("factor-besieged");
		const { pending } = await giveThePassword(credentials);
		for (let number = 1; number <= 6; number++) await post("/admin/login", { ...credentials, password: "a stranger's" });
		expect((await giveTheCode(codeNow(secret), pending)).status).toBe(303);
	});

	test("the API takes one call with the code, and reports a missing one", async () => {
		const { credentials, secret, codes } = await withFactor("factor-api");
		const call = async (more: object) => {
			const response = await postJson("/api/auth/login", { ...credentials, ...more });
			return [response.status, await response.text(), response.headers.getSetCookie().length];
		};
		expect(await call({})).toEqual([401, "Code is required", 0]);
		expect(await call({ code: " " })).toEqual([401, "Code is required", 0]);
		expect(await call({ code: 123456 })).toEqual([400, "Code is required", 0]);
		const code = codeNow(secret);
		expect(await call({ code })).toEqual([200, '{"authenticated":true,"role":"editor"}', 2]);
		expect(await call({ code })).toEqual([401, "This code is wrong or has already been used. Wait for the next one.", 0]);
		expect(await call({ code: codes[0] })).toEqual([200, '{"authenticated":true,"role":"editor"}', 2]);
	});
});

describe("turning it off", () => {
	test("requires the password, ends the other sessions, and sign-in takes one step again", async () => {
		const { credentials, Cookie, codes } = await withFactor("factor-off");
		const again = await giveTheCode(codes[0] as string, (await giveThePassword(credentials)).pending);
		const other = cookieOf(again, "session");
		const send = (passwordNow: string) => post(PAGE, { passwordNow }, { Cookie });
		for (const [password, words] of [
			["", "This field is required."],
			["wrong", "This isn’t your password."],
		] as const) {
			const response = await send(password);
			expect([response.status, ...texts(parse(await response.text()), "[role=alert] a")]).toEqual([422, `Your password: ${words}`]);
		}
		const done = await send(credentials.password);
		expect([...redirectOf(done), cookieOf(done, "toast")]).toEqual([303, "/admin/account", "toast=secondFactorOff"]);
		expect([(await statusOf(site, Cookie)).authenticated, (await statusOf(site, other)).authenticated]).toEqual([true, false]);
		expect((await post("/admin/login", credentials)).status).toBe(303);
	});

	test("is rejected while the password is too short to be the only factor", async () => {
		const { credentials, Cookie } = await withFactor("factor-short");
		const short = "zqxj vkwq zx"; // no event name, whatever a concurrent test calls it
		const changed = await post("/admin/account", { passwordNow: credentials.password, passwordNew: short, passwordAgain: short }, { Cookie });
		expect(changed.status).toBe(303);
		const response = await post(PAGE, { passwordNow: short }, { Cookie: cookieOf(changed, "session") });
		expect([response.status, ...texts(parse(await response.text()), "[role=alert] a")]).toEqual([
			422,
			"Your password: Without two-step verification your password is too short. Change it first, to one of at least 15 characters.",
		]);
	});
});
