import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { sql, type Visitor, visitorOf } from "../support/http.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

/** The build is plain Remix, so that any Remix host can serve it. */
const REMIX_SERVE = ["env", "--chdir", process.cwd(), process.execPath, "node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];

let site: RunningSite;
let visitor: Visitor;
beforeAll(async () => {
	site = await startSite({}, REMIX_SERVE);
	visitor = visitorOf(site);
});
afterAll(() => site.stop());

test.each([
	["/", "en", "November 19–21, 2025"],
	["/es", "es", "19 al 21 de noviembre de 2025"],
	["/sv", "sv", "19–21 november 2025"],
])("%s is the home page in its language, with its data and its files", async (path, lang, dates) => {
	const response = await visitor.get(path);
	const document = parse(await response.text());
	expect([response.status, document.documentElement.lang, texts(document, "h1")]).toEqual([200, lang, ["LATAM Nordics Summit 2025"]]);
	expect(texts(document, "main > section:first-of-type ul li")[0]).toBe(dates);
	const stylesheet = document.querySelector('link[rel="stylesheet"]')?.getAttribute("href");
	expect(await (await visitor.get(stylesheet as string)).text()).toBe(readFileSync(`build/client${stylesheet}`, "utf8"));
});

test("a form is validated, stored, and answered with a redirect", async () => {
	const fields = { name: "Ana", email: "ana@example.com", subject: "By remix-serve", message: "Is this stored?" };
	const refused = await visitor.post("/sv/contact", { ...fields, email: "ana" });
	expect([refused.status, parse(await refused.text()).querySelector<HTMLInputElement>("#contact [name=name]")?.value]).toEqual([422, "Ana"]);
	const sent = await visitor.post("/sv/contact", fields);
	expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/sv/contact?sent=1"]);
	expect((await visitor.post("/sv/contact", fields, { Origin: "https://elsewhere.example" })).ok).toBe(false);
	expect(sql(site, "SELECT email, message, locale FROM contact_message")).toEqual([{ email: fields.email, message: fields.message, locale: "sv" }]);
});

test("the API answers with the same content, and rejects unknown values", async () => {
	const names = (await (await visitor.get("/api/speakers")).json()).map(({ name }: { name: string }) => name);
	expect(names.sort()).toEqual(sql(site, "SELECT name FROM speaker ORDER BY name").map(({ name }) => name));
	const unknown = await visitor.get("/api/workshops?category=Sports");
	expect([unknown.status, unknown.headers.get("Content-Type")]).toEqual([400, expect.stringContaining("text/plain")]);
	expect(await (await visitor.get("/api/auth/status")).json()).toEqual({ authenticated: false, role: null });
});
