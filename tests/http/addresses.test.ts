import { afterAll, expect, test } from "vitest";
import { visitorOf } from "../support/http";
import { startSite } from "../support/running-site";

const site = await startSite();
afterAll(site.stop);
const { get, page } = visitorOf(site);

const location = (response: Response) => [response.status, response.headers.get("location")];

test.each([
	["/en/speakers", 301, "/speakers"],
	["/speakers/", 301, "/speakers"],
	["/es/", 301, "/es"],
	["/sv/speakers/?q=a", 301, "/sv/speakers?q=a"],
	["//evil.example/", 301, "/evil.example"],
	["/SPEAKERS?q=A", 301, "/speakers?q=A"],
	["/ES/Venue", 301, "/es/venue"],
	["/EN/Workshops/Hear-the-leak", 301, "/workshops/hear-the-leak"],
	["/T/Secret/", 301, "/T/Secret"],
	["/speakers?lng=sv&q=a", 302, "/sv/speakers?q=a"],
	["/sv/speakers?lng=en", 302, "/speakers"],
	["/es/speakers?lng=xx", 302, "/es/speakers"],
])("%s is answered with %i to %s", async (path, status, target) => {
	expect(location(await get(path))).toEqual([status, target]);
});

test("?lng= remembers the choice for the next visit of /", async () => {
	const chosen = await get("/?lng=sv");
	const cookie = chosen.headers.get("set-cookie") ?? "";
	expect(cookie).toContain("Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax");
	expect(location(await get("/", { cookie: cookie.split(";")[0] ?? "", "accept-language": "es" }))).toEqual([302, "/sv"]);
});

test.each([
	["es-MX,es;q=0.9,en;q=0.8", "/es"],
	["sv", "/sv"],
	["de-DE,sv;q=0.8,en;q=0.5", "/sv"],
	["en-GB,sv;q=0.8", null],
	["de", null],
])("/ asked for in %s leads to %s", async (languages, target) => {
	expect((await get("/?group=Nordic", { "accept-language": languages })).headers.get("location")).toBe(target && `${target}?group=Nordic`);
});

test("a link inside the site to / stays in English, and other pages never negotiate", async () => {
	const spanish = { "accept-language": "es" };
	expect((await get("/", { ...spanish, "sec-fetch-site": "same-origin" })).status).toBe(200);
	expect((await get("/", { ...spanish, referer: `${site.origin}/es` })).status).toBe(200);
	expect((await get("/", { ...spanish, referer: "https://elsewhere.example/" })).status).toBe(302);
	expect((await get("/", { ...spanish, "sec-fetch-site": "none", referer: `${site.origin}/es` })).status).toBe(302);
	expect((await get("/speakers", spanish)).status).toBe(200);
});

test.each(["/bogus", "/es/bogus", "/xx", "/xx/speakers", "/en-us"])("%s is a 404 with header, footer and ways out", async (path) => {
	const { response, document } = await page(path);
	expect(response.status).toBe(404);
	const language = path.startsWith("/es") ? "es" : "en";
	const title = language === "es" ? "404 Página no encontrada" : "404 Page Not Found";
	expect(document.documentElement.lang).toBe(language);
	expect(document.querySelector("h1")?.textContent).toBe(title);
	expect(document.title).toBe(`${title} | LATAM Nordics Summit 2025`);
	expect(document.querySelector("header nav") && document.querySelector("footer nav")).toBeTruthy();
	expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
});

test.each([
	["/speakers?q=a", ["/speakers?q=a", "/es/speakers?q=a", "/sv/speakers?q=a"]],
	["/sv", ["/", "/es", "/sv"]],
	["/es/news/programme-announced", ["/news/programme-announced", "/es/news/programme-announced", "/sv/news/programme-announced"]],
])("the language buttons of %s are the addresses of the page in each language", async (path, addresses) => {
	const { document } = await page(path);
	const buttons = [...document.querySelectorAll("a[hreflang]")].map((link) => link.getAttribute("href"));
	expect(buttons).toEqual([...addresses, ...addresses, ...addresses]);
});

test("every page names its siblings in the other languages", async () => {
	const { document } = await page("/sv/speakers?q=a");
	const links = [...document.querySelectorAll('link[rel="alternate"], link[rel="canonical"]')].map((link) => [
		link.getAttribute("hreflang") ?? "canonical",
		new URL(link.getAttribute("href") ?? "").pathname,
	]);
	expect(links).toEqual([
		["canonical", "/sv/speakers"],
		["en", "/speakers"],
		["es", "/es/speakers"],
		["sv", "/sv/speakers"],
		["x-default", "/speakers"],
	]);
});
