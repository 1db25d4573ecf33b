import { afterAll, beforeAll, expect, test } from "vitest";
import { readHeader } from "#app/domain/content/picture/encoder/header.ts";
import { databaseOf, visitorOf } from "../support/http.ts";
import { times } from "../support/length.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { ofEachKind, pathsIn } from "../support/sitemap.ts";

/** How many pages of one kind, such as speakers, are requested in each language. */
const OF_ONE_KIND = times(3, Infinity);

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

async function shared(path: string) {
	const html = await (await visitorOf(site).get(path)).text();
	const said = (name: string) => new RegExp(`<meta (?:property|name)="(?:og:)?${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
	return { said, address: said("image").replace(site.origin, ""), alt: said("image:alt") };
}

const SUMMIT = {
	en: "LATAM Nordics Summit 2025. November 19–21, 2025 · Querétaro, Mexico",
	es: "LATAM Nordics Summit 2025. 19 al 21 de noviembre de 2025 · Querétaro, México",
	sv: "LATAM Nordics Summit 2025. 19–21 november 2025 · Querétaro, Mexiko",
};

test.each([
	["/es/agenda", "/og/es/agenda.", "Agenda. Conferencias magistrales", SUMMIT.es],
	["/sv/agenda/opening-ceremony", "/og/sv/agenda/opening-ceremony.", "Ceremoni. ", `Onsdag 19 november · 09:00–09:20. Stora salen. ${SUMMIT.sv}`],
	["/es/speakers/aino-virtanen", "/og/es/speakers/aino-virtanen.", "Ponente. Aino Virtanen. ", `Lumisana. Finlandia. ${SUMMIT.es}`],
	["/workshops/hear-the-leak", "/og/workshops/hear-the-leak.", "Workshop · ", `Innovation lab 1. Valentina Ríos. ${SUMMIT.en}`],
	["/news/early-bird-tickets", "/og/news/early-bird-tickets.", "", SUMMIT.en],
	["/sv/terms", "/og/sv/terms.", "", SUMMIT.sv],
])("%s has a share picture with a text in its language", async (path, where, begins, ends) => {
	const { said, address, alt } = await shared(path);
	expect([address.startsWith(where), alt.startsWith(begins), alt.endsWith(ends)], `${address} ${alt}`).toEqual([true, true, true]);
	expect([said("image:type"), said("image:width"), said("image:height"), said("twitter:card")]).toEqual(["image/jpeg", "1200", "630", "summary_large_image"]);
});

test.each(["/sv/agenda/opening-ceremony", "/es/speakers/aino-virtanen"])("the picture of %s is rendered once and cached for a year", async (path) => {
	const { address } = await shared(path);
	const answer = await visitorOf(site).get(address);
	const bytes = new Uint8Array(await answer.arrayBuffer());
	expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
		200,
		"image/jpeg",
		"public, max-age=31536000, immutable",
	]);
	expect(readHeader(bytes)).toEqual({ type: "jpeg", size: { width: 1200, height: 630 } });
	expect(bytes.length).toBeLessThan(300_000);
	const head = await visitorOf(site).send(address, { method: "HEAD" });
	expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
});

test("each public page has a picture of its own, and there are no others", async () => {
	const paths = ofEachKind(pathsIn(await (await visitorOf(site).get("/sitemap.xml")).text()), OF_ONE_KIND);
	const pages = await Promise.all(paths.map(shared));
	expect(new Set(pages.map(({ address }) => address)).size).toBe(paths.length);
	expect(pages.filter(({ alt }) => alt.length < 40)).toEqual([]);
	const answers = ["/og/agenda/nothing.0123456789abcdef.jpg", "/og/agenda.jpg", "/og/xx/agenda.0123456789abcdef.jpg", "/og/admin.0123456789abcdef.jpg"];
	const statuses = await Promise.all(answers.map(async (address) => (await visitorOf(site).get(address)).status));
	expect(statuses).toEqual([404, 404, 404, 404]);
});

test("an edit gives a new address, to which the old one redirects; canceled sessions are marked, and drafts have no picture", async () => {
	const path = "/agenda/opening-ceremony";
	const before = await shared(path);
	const set = (status: string) => databaseOf(site).prepare("UPDATE session SET status = ? WHERE agenda_id = 'opening-ceremony'").run(status);
	set("cancelled");
	const after = await shared(path);
	expect(after.alt).toBe(`Canceled. ${before.alt}`);
	const old = await visitorOf(site).get(before.address);
	expect([old.status, old.headers.get("location"), old.headers.get("cache-control")]).toEqual([302, after.address, "no-cache"]);
	set("draft");
	expect((await visitorOf(site).get(after.address)).status).toBe(404);
	set("published");
	expect((await shared(path)).address).toBe(before.address);
});

test("many concurrent requests for other pictures are throttled, and readers are answered", async () => {
	const speakers = await visitorOf(site).api<{ id: string }[]>("speakers");
	const addresses = await Promise.all(speakers.map(async ({ id }) => (await shared(`/sv/speakers/${id}`)).address));
	const asked = addresses.map(async (address) => (await visitorOf(site).get(address)).status);
	const oneOf = (status: number) => Promise.any(asked.map(async (answer) => (await answer) === status || Promise.reject()));
	await oneOf(503);
	expect((await visitorOf(site).get("/agenda")).status).toBe(200);
	await oneOf(200);
});
