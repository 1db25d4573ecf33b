import { afterAll, expect, test } from "vitest";
import { common, failures } from "#app/i18n/locales/sv/index.ts";
import { plainAddress, texts } from "../support/html.ts";
import { sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";
import { event } from "../support/summit/event.ts";
import { partners } from "../support/summit/partners.ts";
import { speakers } from "../support/summit/speakers.ts";
import { tiers } from "../support/summit/tiers.ts";

const site = await startSite();
afterAll(site.stop);
const { get, page } = visitorOf(site);

test.each([
	["/", "November 19–21, 2025", "Querétaro, Mexico", ["15+ countries", "500+ attendees expected", "40+ speakers", "4 days of activities"]],
	["/es", "19 al 21 de noviembre de 2025", "Querétaro, México", ["15+ países", "500+ asistentes esperados", "40+ ponentes", "4 días de actividades"]],
	["/sv", "19–21 november 2025", "Querétaro, Mexiko", ["15+ länder", "500+ väntade deltagare", "40+ talare", "4 dagar med aktiviteter"]],
])("%s shows the dates, the venue and the advertised figures of the event", async (path, dates, place, figures) => {
	const { document } = await page(path);
	expect(document.title).toBe("LATAM NORDICS SUMMIT 2025");
	expect(texts(document, "h1")).toEqual(["LATAM Nordics Summit 2025"]);
	expect(texts(document, "main > section:first-of-type ul li")).toEqual([dates, place]);
	expect(
		[...document.querySelectorAll("#about dl > div")].map((stat) => `${stat.querySelector("dd")?.textContent} ${stat.querySelector("dt")?.textContent}`),
	).toEqual(figures);
});

test("below the hero, a strip of marks leads to the partners", async () => {
	const { document } = await page("/sv");
	const strip = document.querySelector('main > section:first-of-type a[href="#partners"]');
	expect([strip?.getAttribute("aria-label"), [...(strip?.querySelectorAll("img") ?? [])].map((mark) => plainAddress(mark.getAttribute("src")))]).toEqual([
		"Partner",
		[...document.querySelectorAll("#partners img")].slice(0, 7).map((mark) => plainAddress(mark.getAttribute("src"))),
	]);
});

test("optional scripts weigh at most 110 KB in gzip, and are not requested at first", async () => {
	const { document } = await page("/");
	expect(document.querySelectorAll('script[src], link[rel="modulepreload"]')).toHaveLength(0);
	const files = document.getElementById("hydration-data")?.getAttribute("data-files")?.split(" ") ?? [];
	const weights = files.map(async (file) => {
		const { status, headers } = await get(file, { "Accept-Encoding": "gzip" });
		expect([status, headers.get("content-type"), headers.get("content-encoding")]).toEqual([200, expect.stringContaining("javascript"), "gzip"]);
		return Number(headers.get("content-length"));
	});
	const weight = (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
	expect(files.length).toBeGreaterThan(5);
	expect(weight).toBeGreaterThan(50_000);
	expect(weight).toBeLessThanOrEqual(110_000);
});

test("the texts of header and footer are in one file for all pages of a language, not in each page's data", async () => {
	const files = ["/sv", "/sv/contact"].map(async (path) => {
		const data = (await page(path)).document.getElementById("hydration-data");
		expect(data?.textContent).not.toContain(common.footer.about);
		return data
			?.getAttribute("data-files")
			?.split(" ")
			.find((file) => file.startsWith("/assets/texts-"));
	});
	const [file, ...others] = await Promise.all(files);
	expect(others).toEqual([file]);
	const source = await (await get(file ?? "")).text();
	expect(JSON.parse(source.replace("export default ", ""))).toEqual({ text: common, failures });
	// The browser fills in these; all other texts are complete.
	expect(source.match(/\{\{\w+\}\}/g)).toEqual(["{{name}}", "{{day}}"]);
});

test("structured data matches the event on the page", async () => {
	const { response, document } = await page("/sv");
	const { origin } = new URL(response.url);
	const jsonLd = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
	expect(jsonLd).toEqual({
		"@context": "https://schema.org",
		"@type": "BusinessEvent",
		name: "LATAM Nordics Summit 2025",
		description: event.tagline.sv,
		startDate: "2025-11-19T08:00:00-06:00",
		endDate: "2025-11-21T23:59:59-06:00",
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		eventStatus: "https://schema.org/EventScheduled",
		url: `${origin}/sv`,
		image: expect.stringMatching(/^http.+\/og\/sv\/home\.[0-9a-f]{16}\.jpg$/),
		location: {
			"@type": "Place",
			name: event.venue,
			address: {
				"@type": "PostalAddress",
				streetAddress: event.address?.replace(/, \d+$/, ""),
				postalCode: "76147",
				addressLocality: "Querétaro",
				addressCountry: "MX",
			},
		},
		organizer: partners.filter(({ type }) => type === "organizer").map(({ name }) => ({ "@type": "Organization", name })),
		performer: texts(document, "#speakers article h3").map((name) => ({ "@type": "Person", name })),
		offers: tiers.map(({ name, price, available }) => ({
			"@type": "Offer",
			name: name.sv,
			price: `${price / 100}.00`,
			priceCurrency: "USD",
			availability: `https://schema.org/${available ? "InStock" : "SoldOut"}`,
			url: `${origin}/sv/tickets`,
		})),
	});
});

const NORDIC = ["DK", "FI", "IS", "NO", "SE"];
const nordic = speakers.filter(({ country }) => NORDIC.includes(country)).length;
const latinAmerican = speakers.length - nordic;
const sustainable = speakers.filter(({ category }) => category === "Sustainability").length;

test.each([
	["/?group=Nordic", nordic],
	["/?group=Latin%20America", latinAmerican],
	["/?group=latin-american", latinAmerican],
	["/?group=America+Latina", latinAmerican],
	["/es?group=PAISES NORDICOS", nordic],
	["/sv?group=Hållbarhet", sustainable],
	["/?group=Sustainability", sustainable],
	["/?group=Martian", speakers.filter(({ featured }) => featured).length],
])("%s shows %i speakers, with Read more on long bios", async (path, count) => {
	const { document } = await page(path);
	expect(texts(document, "#speakers article h3")).toHaveLength(count);
	const starts = texts(document, "#speakers article span:has(+ [aria-hidden])");
	expect(starts.filter((start) => !start.endsWith("…"))).toEqual([]);
	expect(starts.length).toBeGreaterThan(0);
});

test("without featured speakers, the first ones are on home", async () => {
	sql(site, "UPDATE speaker SET featured = 0");
	const first = sql(site, "SELECT name FROM speaker WHERE status = 'published' ORDER BY name LIMIT 8").map(({ name }) => name);
	expect(texts((await page("/")).document, "#speakers h3")).toEqual(first);
});

test("the headlines contain the event's name, with the year of its dates, unless others are written", async () => {
	sql(site, "UPDATE event SET name = 'Foro Verde 2027', start_date = '2027-03-10', end_date = '2027-03-11'");
	const { document } = await page("/sv");
	const home = document.querySelector("header a");
	expect([document.title, home?.textContent, home?.getAttribute("aria-label")]).toEqual(["FORO VERDE 2027", "Foro Verde", "Foro Verde 2027, startsida"]);
	expect(texts(document, "h1")).toEqual(["Foro Verde 2027"]);
	expect(texts((await page("/sv/about")).document, "h2")).toContain("Det som gör Foro Verde unikt");
	sql(site, `INSERT INTO page_text VALUES ('home/hero/titleStart', '{"en":"Our","sv":"Vårt"}')`);
	expect(texts((await page("/sv")).document, "h1")).toEqual(["Vårt Verde 2027"]);
});
