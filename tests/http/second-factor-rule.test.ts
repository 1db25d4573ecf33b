import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newSecret } from "#app/auth/totp.server.ts";
import { parse, texts } from "../support/html.ts";
import { addUser, PASSWORD, redirectOf, signIn, sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { get, page, post } = visitorOf(site);

const RULE = "/admin/settings/team/second-factor";
let Cookie = "";
beforeAll(async () => {
	Cookie = await signIn(site, await addUser(site, "rule-admin", "admin"));
});

const open = async (path: string) => (await page(path, { Cookie })).document;
const send = async (fields: Record<string, string>) => {
	const response = await post(RULE, { passwordNow: PASSWORD, ...fields }, { Cookie });
	return { response, document: parse(await response.clone().text()) };
};

test("an administrator who uses two-step verification requires it for all; others must turn it on first, and keep their input", async () => {
	const refused = await send({ required: "yes" });
	expect([refused.response.status, ...texts(refused.document, "[role=alert] p")]).toEqual([422, "Turn on two-step verification for your own account first."]);
	const session = await signIn(site, await addUser(site, "rule-editor"));
	sql(site, "UPDATE user SET totp_secret = ? WHERE id = 'rule-admin'", newSecret());
	const asked = await open(RULE);
	expect([...texts(asked, "h1"), asked.querySelector("[name=required]")?.getAttribute("value")]).toEqual([
		"Require two-step verification for everyone?",
		"yes",
	]);
	expect(redirectOf((await send({ required: "yes" })).response)).toEqual([303, "/admin/settings/team"]);
	expect(texts(await open("/admin/settings/team"), "#rule-title + div p")).toEqual(["Required: anyone without it must turn it on before doing anything else."]);

	expect(texts(await open("/admin/account/second-factor"), ".lead")[0]).toContain("you’ll have to turn it on again to continue");

	const asEditor = { Cookie: session };
	for (const path of ["/admin", "/admin/speakers", "/admin/account", "/admin/speakers.csv"])
		expect([path, ...redirectOf(await get(path, asEditor))]).toEqual([path, 302, "/admin/account/second-factor"]);
	const kept = await post("/admin/speakers/astrid-lindqvist", { name: "Astrid L.", passwordNow: "hush" }, asEditor);
	const document = parse(await kept.text());
	const fields = [...document.querySelectorAll("main form input")].map((input) => [input.getAttribute("name"), input.getAttribute("value")]);
	expect([kept.status, ...texts(document, "h1"), document.querySelector("main form")?.getAttribute("action"), fields]).toEqual([
		403,
		"One more step first",
		"/admin/speakers/astrid-lindqvist",
		[
			["name", "Astrid L."],
			["resumed", "review"],
		],
	]);
	expect(document.querySelector("main a[target=_blank]")?.getAttribute("href")).toBe("/admin/account/second-factor");

	const offer = (await page("/admin/account/second-factor", asEditor)).document;
	expect([offer.querySelector("nav"), texts(offer, "main .border-action")]).toEqual([
		null,
		["This site requires two-step verification. Turn it on, and then you can go on."],
	]);
	const secret = (offer.querySelector("form .font-mono")?.textContent ?? "").replaceAll(" ", "");
	const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
	const sealed = offer.querySelector("[name=secret]")?.getAttribute("value") ?? "";
	await post("/admin/account/second-factor", { secret: sealed, code, passwordNow: PASSWORD }, asEditor);
	expect((await get("/admin", asEditor)).status).toBe(200);

	expect((await send({ required: "no" })).response.status).toBe(303);
	expect((await get("/admin", { Cookie: await signIn(site, await addUser(site, "rule-free")) })).status).toBe(200);
	expect(texts(await open("/admin/settings/activity?state=setting"), "main dl > div")).toEqual([
		"Two-step verification requiredBeforeYesAfterNo",
		"Two-step verification requiredBeforeNoAfterYes",
	]);
	sql(site, "UPDATE user SET totp_secret = NULL WHERE id = 'rule-admin'");
});

test("a form without a choice is rejected", async () => {
	expect((await send({})).response.status).toBe(400);
});
