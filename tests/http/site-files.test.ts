import sharp from "sharp";
import { expect, test } from "vitest";
import { reader, sharedSite } from "../support/reader.ts";
import { event } from "../support/summit/event.ts";

const { origin } = sharedSite;
const { get, page } = reader;

test.each([
	["en", "", ["Agenda", "My agenda", "Tickets", "Speakers", "Venue", "Practical information"]],
	["es", "/es", ["Agenda", "Mi agenda", "Boletos", "Ponentes", "Sede", "Información práctica"]],
	["sv", "/sv", ["Program", "Mitt program", "Biljetter", "Talare", "Lokalen", "Praktisk information"]],
] as const)("every page in %s links to a manifest in its language, with existing pictures", async (lang, prefix, names) => {
	const { document } = await page(`${prefix}/agenda`);
	const address = document.querySelector("link[rel=manifest]")?.getAttribute("href") ?? "";
	expect(address).toBe(`${prefix}/manifest.webmanifest`);
	const answer = await get(address);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/manifest+json; charset=utf-8"]);
	const manifest = await answer.json();
	const icon = (size: string, name = "icon") => ({
		...{ src: expect.stringMatching(new RegExp(`^/assets/icons/${name}-\\d+-[\\w-]+\\.png$`)), sizes: size, type: "image/png" },
	});
	expect(manifest).toEqual({
		id: "/",
		name: event.name,
		short_name: "LATAM Nordics",
		description: event.tagline[lang],
		lang,
		dir: "ltr",
		start_url: prefix || "/",
		scope: "/",
		display: "standalone",
		background_color: "#0a1a2c",
		theme_color: "#0a1a2c",
		categories: ["business"],
		icons: ["any", "maskable"].flatMap((purpose) => ["192x192", "512x512"].map((size) => ({ ...icon(size, purpose === "any" ? "icon" : purpose), purpose }))),
		shortcuts: ["/agenda", "/my-agenda", "/tickets", "/speakers", "/venue", "/practical"].map((path, index) => ({
			name: names[index],
			url: prefix + path,
			icons: [icon("192x192")],
		})),
	});
	for (const { src, sizes } of manifest.icons) {
		const { width, height } = await sharp(Buffer.from(await (await get(src)).arrayBuffer())).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	}
	for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) expect([url, (await get(url)).status]).toEqual([url, 200]);
});

test("/en has no manifest of its own", async () => {
	const { status, headers } = await get("/en/manifest.webmanifest");
	expect([status, headers.get("location")]).toEqual([301, "/manifest.webmanifest"]);
});

test("llms.txt describes the summit, and everything that it links to exists", async () => {
	const answer = await get("/llms.txt");
	const text = await answer.text();
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
	expect(text.split("\n").slice(0, 7)).toEqual([
		`# ${event.name}`,
		"",
		`> ${event.tagline.en}`,
		"",
		"- Dates: November 19–21, 2025; all times are in America/Mexico_City",
		`- Place: ${event.venue}, ${event.address}, Querétaro, Mexico`,
		"- Languages: English at the addresses below, Spanish below /es, Swedish below /sv",
	]);
	const addresses = Array.from(text.matchAll(/\]\((.*?)\)/g), ([, address = ""]) => address.replace(origin, ""));
	expect(addresses).toEqual(expect.arrayContaining(["/", "/agenda", "/venue", "/api/agenda", "/agenda.ics", "/news.rss", "/sitemap.xml"]));
	for (const address of addresses) expect([address, (await get(address)).status]).toEqual([address, 200]);
});

test("humans.txt names the makers of the summit, robots.txt its sitemap", async () => {
	expect(await (await get("/humans.txt")).text()).toContain(`Organizers: ${event.name}\nContact: ${event.email}\nLocation: Querétaro\n`);
	expect(await (await get("/robots.txt")).text()).toBe(`User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
});
