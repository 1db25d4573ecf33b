import { expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { reader } from "../support/reader.ts";

const { page } = reader;

test("the about page presents the summit, its audience and its goals, and links onward", async () => {
	const { response, document } = await page("/about");
	expect(response.status).toBe(200);
	expect(document.title).toBe("About the summit | LATAM Nordics Summit 2025");
	expect(texts(document, "main h1, main h2")).toEqual([
		"About the summit",
		"Far apart on the map, close in what they need",
		"The summit in numbers",
		"What we talk about",
		"What Makes the LATAM Nordics Summit Unique",
		"Come and see for yourself",
	]);
	expect(texts(document, "#focus h3")).toEqual(["Tech innovation", "Sustainability", "Modern manufacturing", "Sustainability challenges"]);
	expect(document.querySelectorAll("#focus li svg[aria-hidden=true]")).toHaveLength(4);
	expect(texts(document, "#unique h3")).toEqual(["Structured networking", "Technology sharing", "Shared environmental goals"]);
	expect([texts(document, "main dd"), texts(document, "main dt")]).toEqual([
		["15+", "500+", "40+", "4"],
		["countries", "attendees expected", "speakers", "days of activities"],
	]);
	expect([...document.querySelectorAll("main a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["Get to know the two regions", "/regions"],
		["Reserve your ticket", "/tickets"],
		["Contact us", "/contact"],
	]);
});

test.each([
	["/es/about", "Sobre la cumbre", "Lo que hace única a la LATAM Nordics Summit", "Reserva tu boleto"],
	["/sv/about", "Om toppmötet", "Det som gör LATAM Nordics Summit unikt", "Boka din biljett"],
])("%s is in its own language, facts filled in", async (path, title, unique, reserve) => {
	const { document } = await page(path);
	expect(texts(document, "h1")).toEqual([title]);
	expect(texts(document, "#unique h2")).toEqual([unique]);
	expect(texts(document, "main a")).toContain(reserve);
	expect(document.querySelector("main")?.textContent).not.toMatch(/[{}]|undefined/);
	expect(document.querySelector(`main a[href="${path.slice(0, 3)}/tickets"]`)?.textContent).toBe(reserve);
});
