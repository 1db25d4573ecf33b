import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { databaseOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { page, post, send } = visitorOf(site);

const subscribers = (pattern: string) => {
	const sqlite = databaseOf(site);
	const rows = sqlite.prepare("SELECT email, locale FROM subscriber WHERE email LIKE ?").all(pattern);
	sqlite.close();
	return rows;
};
const redirect = (response: Response) => [response.status, response.headers.get("location")];

test.each([
	["/newsletter", "Thank you! You’re subscribed."],
	["/es/newsletter", "¡Gracias! Tu suscripción quedó lista."],
	["/sv/newsletter", "Tack! Nu prenumererar du."],
])("%s accepts an address once, whatever its case, and gives the same thanks twice", async (path, thanks) => {
	const name = `once${path.replaceAll("/", "-")}`;
	expect(redirect(await post(path, { email: `${name}@example.com` }))).toEqual([303, `${path}?subscribed=1`]);
	expect(redirect(await post(path, { email: ` ${name.toUpperCase()}@Example.com ` }))).toEqual([303, `${path}?subscribed=1`]);
	expect(subscribers(`${name}@%`)).toEqual([{ email: `${name}@example.com`, locale: path === "/newsletter" ? "en" : path.slice(1, 3) }]);
	const { document } = await page(`${path}?subscribed=1`);
	expect(texts(document, "main [role=status]")).toEqual([thanks]);
});

test.each([
	["/newsletter", "Error: Newsletter", "Enter an email address such as name@company.com."],
	["/es/newsletter", "Error: Boletín", "Escribe tu correo completo, por ejemplo nombre@empresa.com."],
	["/sv/newsletter", "Fel: Nyhetsbrev", "Skriv en e-postadress, till exempel namn@foretag.se."],
])("%s rejects an invalid address and keeps it", async (path, title, words) => {
	const response = await post(path, { email: "nobody@home" });
	const document = parse(await response.text());
	expect(response.status).toBe(422);
	expect(document.title).toBe(`${title} | LATAM Nordics Summit 2025`);
	expect(document.getElementById("newsletter-email")?.getAttribute("value")).toBe("nobody@home");
	expect(document.getElementById("newsletter-email")?.getAttribute("aria-describedby")).toBe("newsletter-email-error");
	expect(document.getElementById("newsletter-email-error")?.textContent).toBe(words);
	expect(document.getElementById("footer-newsletter-email")?.getAttribute("aria-invalid")).toBeNull();
});

test("every page has the form, and no duplicate id", async () => {
	for (const path of ["/", "/es/news", "/sv/newsletter", "/terms"]) {
		const { document } = await page(path);
		expect(document.querySelector("footer form")?.getAttribute("action")).toMatch(/\/newsletter$/);
		const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
		expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
	}
});

test("the form with JavaScript gets a JSON response with the page's texts", async () => {
	const answer = async (path: string, email: string, headers = {}) => {
		const response = await post(`${path}/subscription`, { email }, headers);
		return [response.status, response.headers.get("content-type"), response.headers.has("retry-after"), await response.json()];
	};
	const json = "application/json";
	const one = { "X-Forwarded-For": "198.51.100.25" };
	expect(await answer("/sv/newsletter", " Script@Example.com ", one)).toEqual([200, json, false, { thanks: "Tack! Nu prenumererar du." }]);
	expect(await answer("/newsletter", "nobody@home", one)).toEqual([422, json, false, { values: { email: "nobody@home" }, errors: { email: "email" } }]);
	expect(subscribers("script@%")).toEqual([{ email: "script@example.com", locale: "sv" }]);
	for (let number = 2; number <= 10; number++) await post("/newsletter", { email: `both${number}@example.com` }, one);
	expect(await answer("/newsletter", "both@example.com", one)).toEqual([
		429,
		json,
		true,
		{ values: { email: "both@example.com" }, errors: {}, rateLimited: true },
	]);
});

test("a robot is thanked and not stored", async () => {
	expect((await post("/newsletter", { email: "robot@example.com", homepage: "x" })).status).toBe(303);
	expect(subscribers("robot@%")).toEqual([]);
});

test("the eleventh subscription within an hour is rejected", async () => {
	const send = (number: number) => post("/newsletter", { email: `many${number}@example.com` }, { "X-Forwarded-For": "198.51.100.24" });
	for (let number = 1; number <= 10; number++) expect((await send(number)).status).toBe(303);
	const response = await send(11);
	const document = parse(await response.text());
	expect(response.status).toBe(429);
	expect(response.headers.get("retry-after")).toMatch(/^3[56]\d\d$/);
	expect(texts(document, "main form [role=alert]")).toEqual(["That was a lot of messages at once. Please wait a moment and try again."]);
	expect(document.getElementById("newsletter-email")?.getAttribute("value")).toBe("many11@example.com");
	expect(subscribers("many%")).toHaveLength(10);
});

test("another site cannot subscribe anybody", async () => {
	for (const path of ["/newsletter", "/newsletter/subscription"])
		expect((await post(path, { email: "victim@example.com" }, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
	expect((await send("/newsletter", { method: "POST", body: new URLSearchParams({ email: "victim@example.com" }) })).status).toBe(403);
	expect(subscribers("victim%")).toEqual([]);
});
