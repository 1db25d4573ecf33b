import { afterAll, expect, test } from "vitest";
import { visitorOf } from "../support/http.ts";
import { orderBy } from "../support/orders.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const { get, page, post } = visitor;

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

test("an internal link to / stays in English, and other pages never negotiate the language", async () => {
	const spanish = { "accept-language": "es" };
	expect((await get("/", { ...spanish, "sec-fetch-site": "same-origin" })).status).toBe(200);
	expect((await get("/", { ...spanish, referer: `${site.origin}/es` })).status).toBe(200);
	expect((await get("/", { ...spanish, referer: "https://elsewhere.example/" })).status).toBe(302);
	expect((await get("/", { ...spanish, "sec-fetch-site": "none", referer: `${site.origin}/es` })).status).toBe(302);
	expect((await get("/speakers", spanish)).status).toBe(200);
});

test.each(["/bogus", "/es/bogus", "/xx", "/xx/speakers", "/en-us"])("%s is a 404 with header, footer and links to other pages", async (path) => {
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

test("every page links to its versions in the other languages", async () => {
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

const order = async () => (await orderBy(visitor, "/tickets/order?standard=1")).headers.get("location") ?? "";

test("addresses below a secret are never cached, indexed or leaked as referrer, in any spelling and whether or not the page exists", async () => {
	const location = await order();
	const addresses = [
		`${location}x`,
		`${location}/nope`,
		`${location}/`,
		`/en${location}`,
		`/${location}`,
		`${location}?lng=es`,
		"/t/nope",
		"/t/nope/else",
		"/ES/t/nope",
		"/%74/nope",
	];
	const told = await Promise.all(
		addresses.map(async (address) => {
			const { headers } = await get(address);
			return [address, ...["cache-control", "x-robots-tag", "referrer-policy"].map((name) => headers.get(name))];
		}),
	);
	expect(told).toEqual(addresses.map((address) => [address, "no-store", "noindex", "strict-origin"]));
	expect((await get("/orders")).headers.get("cache-control")).not.toBe("no-store");
});

test("no other address opens an order, and the log contains no secret", async () => {
	const location = await order();
	const [, , code = "", secret = ""] = location.split("/");
	const other = `${secret.slice(0, -1)}${secret.endsWith("A") ? "B" : "A"}`;
	const statuses = [`/orders/${code}`, `/orders/${code}/${other}`, `/orders/ACDEFGHJ/${secret}`, `/t/${secret}`].map(async (path) => (await get(path)).status);
	expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404]);
	await get(location);
	await expect.poll(() => site.log()).toContain('"url":"/orders/:code/:secret"');
	expect(site.log()).not.toContain(secret);
});

test("guessing secrets is throttled for the guesser alone", async () => {
	const location = await order();
	const guesser = { "X-Forwarded-For": "10.66.0.1" };
	const secret = (count: number) => `/orders/ACDEFGHJ/${String(count).padStart(32, "a")}`;
	const statuses: number[] = [];
	// One guess is allowed each ten seconds, so the first rejection may be delayed.
	for (let count = 0; statuses.at(-1) !== 429; count++) statuses.push((await get(secret(count), guesser)).status);
	expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
	const refused = await get(secret(0), guesser);
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^([1-9]|10)$/)]);
	const unknown = [`${location.replace(/.{4}$/, "aaaa")}/card`, "/t/aaaaaaaaaaaaaaaaaaaaaa", "/es/t/aaaaaaaaaaaaaaaaaaaaaa.pdf"];
	expect(await Promise.all(unknown.map(async (path) => (await get(path, guesser)).status))).toEqual([429, 429, 429]);
	// The guesser's network, with a valid secret.
	expect([(await get(location, guesser)).status, (await get(location)).status]).toEqual([200, 200]);
});

test("concurrent guesses all count, also those of previews", async () => {
	const guesser = { "X-Forwarded-For": "10.66.0.3" };
	const guess = (count: number) => get(`/news/preview/${String(count).padStart(32, "a")}`, guesser).then(({ status }) => status);
	const statuses = await Promise.all(Array.from({ length: 60 }, (_, count) => guess(count)));
	expect([statuses.filter((status) => status === 404).length, statuses.filter((status) => status === 429).length]).toEqual([20, 40]);
	expect(await guess(60)).toBe(429);
});

test("reassigning an unknown ticket counts as a guess, and so does returning from payment", async () => {
	const guesser = { "X-Forwarded-For": "10.66.0.2" };
	const reassign = () => post("/t/aaaaaaaaaaaaaaaaaaaaaa/hand-on", { name: "Ana", email: "ana@example.com" }, guesser);
	const statuses: number[] = [];
	while (statuses.at(-1) !== 429) statuses.push((await reassign()).status, (await get("/orders/ACDEFGHJ/aaaa/card", guesser)).status);
	expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
	expect(statuses.length).toBeLessThan(40);
});
