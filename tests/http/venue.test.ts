import { expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { reader } from "../support/reader.ts";
import { event } from "../support/summit/event.ts";

const { page } = reader;

const MAP = event.mapUrl;
const DIRECTIONS = "https://www.openstreetmap.org/directions?to=20.5931%2C-100.352";

test.each([
	[
		"/venue",
		"Venue | LATAM Nordics Summit 2025",
		["Conference rooms", "Innovation labs", "Networking spaces", "Fast Wi-Fi", "Catering", "Parking"],
		["November 19–21, 2025", `about ${event.airportMinutes} minutes`],
		["Open the map", "Get directions on OpenStreetMap"],
	],
	[
		"/es/venue",
		"Sede | LATAM Nordics Summit 2025",
		["Salas de conferencias", "Laboratorios de innovación", "Espacios para conversar", "Wi-Fi rápido", "Servicio de alimentos", "Estacionamiento"],
		["19 al 21 de noviembre de 2025", `unos ${event.airportMinutes} minutos`],
		["Abrir el mapa", "Trazar la ruta en OpenStreetMap"],
	],
	[
		"/sv/venue",
		"Lokalen | LATAM Nordics Summit 2025",
		["Konferensrum", "Innovationslabb", "Mötesplatser", "Snabbt wifi", "Mat och fika", "Parkering"],
		["19–21 november 2025", `ungefär ${event.airportMinutes} minuter`],
		["Öppna kartan", "Vägbeskrivning på OpenStreetMap"],
	],
])("%s gives address, dates, facilities and directions", async (path, title, facilities, facts, buttons) => {
	const { response, document } = await page(path);
	expect(response.status).toBe(200);
	expect(document.title).toBe(title);
	expect(texts(document, "h1")).toEqual([event.venue]);
	expect(texts(document, "[aria-labelledby=facilities-title] h3")).toEqual(facilities);
	expect(texts(document, "#directions dd").slice(1)).toEqual(facts);
	expect(texts(document, "#directions address")[0]).toContain(event.address);
	const directions = texts(document, "#directions li");
	expect(directions).toHaveLength(3);
	expect(directions[0]).toContain(`${event.airportMinutes} minut`);
	expect(document.querySelector("main")?.textContent).not.toMatch(/[{}]/);
	expect([...document.querySelectorAll("#directions a[rel]")].map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("rel")])).toEqual([
		[buttons[0], MAP, "noopener"],
		[buttons[1], DIRECTIONS, "noopener"],
	]);
});

test("home opens the same map", async () => {
	const { document } = await page("/");
	expect([...document.querySelectorAll("#venue a")].map((link) => link.getAttribute("href"))).toEqual(["/venue", MAP]);
});
