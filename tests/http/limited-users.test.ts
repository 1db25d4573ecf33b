import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newSecret } from "#app/auth/totp.server.ts";
import { parse, texts } from "../support/html.ts";
import { addUser, PASSWORD, redirectOf, signIn, sql, statusOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { get, page, post, postJson } = visitorOf(site);

/** 17:30 in Querétaro. */
const UNTIL = { typed: "2199-11-21T17:30", instant: "2199-11-21T23:30:00.000Z", words: "November 21, 2199 at 17:30" };
const ENDED = "Your access has ended. Please ask an administrator to extend it.";

let Cookie = "";
beforeAll(async () => {
	Cookie = await signIn(site, await addUser(site, "limits-admin", "admin"));
});
const send = async (path: string, fields: Record<string, string>) => {
	const response = await post(path, { passwordNow: PASSWORD, ...fields }, { Cookie });
	return { response, document: parse(await response.clone().text()) };
};
const open = async (path: string) => (await page(path, { Cookie })).document;
const end = (username: string) => sql(site, "UPDATE user SET until = '2025-01-01T00:00:00.000Z' WHERE username = ?", username);
const said = async (response: Response) => [response.status, ...texts(parse(await response.text()), "[role=alert] p")];

describe("the form", () => {
	test("limits a user to a time in the event's zone, shown in the list and the log", async () => {
		await addUser(site, "limited");
		expect(redirectOf((await send("/admin/settings/team/limited", { role: "editor", until: UNTIL.typed })).response)).toEqual([
			303,
			"/admin/settings/team/limited",
		]);
		const document = await open("/admin/settings/team/limited");
		expect([texts(document, "dl dd")[2], document.querySelector("#user-until")?.getAttribute("value")]).toEqual([`Active until ${UNTIL.words}`, UNTIL.typed]);
		const row = [...(await open("/admin/settings/team")).querySelectorAll("tbody tr")].find((candidate) => candidate.textContent?.startsWith("limited"));
		expect(row?.textContent).toContain(`Active until ${UNTIL.words}`);
		expect(texts(await open("/admin/settings/activity?state=user&id=limited"), "main ol > li:first-child dl > div")).toEqual([
			`Access untilBefore(empty)After${UNTIL.words}`,
		]);
		await send("/admin/settings/team/limited", { role: "editor", until: "" });
		expect(texts(await open("/admin/settings/team/limited"), "dl dd")[2]).toBe("Active");
	});

	test("creates a user with an end", async () => {
		await send("/admin/settings/team/new", { username: "limited-new", role: "editor", until: UNTIL.typed, password: "lanterns above the lake" });
		const list = await open("/admin/settings/team");
		const row = [...list.querySelectorAll("tbody tr")].find((candidate) => candidate.textContent?.startsWith("limited-new"));
		expect(row?.textContent).toContain(`Active until ${UNTIL.words}`);
	});

	test.each([
		["2020-01-01T10:00", "Access until: This moment has passed. To close the account now, disable it."],
		["2026-02-30T10:00", "Access until: Enter a date and a time."],
		["2026-02-03", "Access until: Enter a date and a time."],
		["tomorrow", "Access until: Enter a date and a time."],
	])("rejects %s beside its field, and keeps it", async (until, error) => {
		await addUser(site, "limits-refused");
		for (const path of ["/admin/settings/team/limits-refused", "/admin/settings/team/new"]) {
			const { response, document } = await send(path, { role: "editor", username: "limits-other", until });
			expect([response.status, ...texts(document, "[role=alert] a"), document.querySelector("#user-until")?.getAttribute("value")]).toEqual([
				422,
				error,
				until,
			]);
		}
	});

	test("keeps administrators from changing their own end", async () => {
		const { response, document } = await send("/admin/settings/team/limits-admin", { role: "admin", until: UNTIL.typed });
		expect([response.status, ...texts(document, "[role=alert] a")]).toEqual([
			422,
			"Access until: You can’t remove your own access. Ask another administrator.",
		]);
	});
});

describe("after the end", () => {
	test("the session ends at once, and sign-in gives the reason only with the right password", async () => {
		const credentials = await addUser(site, "limits-over");
		const session = await signIn(site, credentials);
		end("limits-over");
		expect(await statusOf(site, session)).toEqual({ authenticated: false, role: null });
		expect(redirectOf(await get("/admin/speakers", { Cookie: session }))[0]).toBe(302);
		expect(await said(await post("/admin/login", credentials))).toEqual([401, ENDED]);
		expect(await said(await post("/admin/login", { ...credentials, password: "something else" }))).toEqual([401, "Invalid username or password"]);
		const answer = await postJson("/api/auth/login", credentials);
		expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining(ENDED)]);
		expect(texts(await open("/admin/settings/team/limits-over"), "dl dd")[2]).toMatch(/^Ended on December 31, 2024/);
	});

	test("a second factor requested before no longer works", async () => {
		const credentials = await addUser(site, "limits-factor");
		const secret = newSecret();
		sql(site, "UPDATE user SET totp_secret = ? WHERE username = 'limits-factor'", secret);
		const half = await post("/admin/login", credentials);
		const pending = half.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		end("limits-factor");
		const code = new TOTP({ secret }).generate();
		expect(await said(await post("/admin/login", { code }, { Cookie: pending }))).toEqual([401, ENDED]);
	});

	test("an invitation no longer works", async () => {
		const { document } = await send("/admin/settings/team/new", { username: "limits-invited", role: "editor", password: "" });
		const link = new URL(texts(document, "dd.font-mono")[0] ?? "");
		end("limits-invited");
		const { response, document: gone } = await page(link.pathname + link.search);
		expect([response.status, ...texts(gone, "h1")]).toEqual([404, "This link does not work"]);
	});
});
