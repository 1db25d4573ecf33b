import { afterAll, expect, test } from "vitest";
import { editingOf } from "../support/editing.ts";
import { texts } from "../support/html.ts";
import { asNew, organizerOf, redirectOf, sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const { edit, undoLast } = editingOf(organizer);

const KEYNOTE = "wednesday-breakfast";
const ARTICLE = "programme-announced";

async function read(path: string) {
	const { response, document } = await visitor.page(path);
	return [response.status, texts(document, "h1")[0], document.querySelector("main a")?.getAttribute("href")];
}

test("a deleted page answers 410 in each language, with alternatives; when restored it is back", async () => {
	const before = await read(`/agenda/${KEYNOTE}`);
	await organizer.post(`/admin/agenda/${KEYNOTE}/delete`, {});
	await organizer.post("/admin/workshops/hear-the-leak/delete", {});
	await organizer.post("/admin/speakers/aino-virtanen/delete", {});
	expect(
		await Promise.all([`/agenda/${KEYNOTE}`, "/es/workshops/hear-the-leak", "/sv/speakers/aino-virtanen", "/agenda/workshop-hear-the-leak"].map(read)),
	).toEqual([
		[410, "This session is no longer planned", "/agenda"],
		[410, "Este taller ya no está previsto", "/es/workshops"],
		[410, "Den här talarens sida finns inte längre", "/sv/speakers"],
		[410, "This workshop is no longer planned", "/workshops"],
	]);
	await undoLast("session", KEYNOTE);
	expect(await read(`/agenda/${KEYNOTE}`)).toEqual(before);
});

test("an article's former addresses redirect for good, and are gone when it is; another article can take such an address", async () => {
	const path = `/admin/news/${sql(site, "SELECT id FROM news_article WHERE slug = ?", ARTICLE)[0]?.id}`;
	for (const slug of ["second-name", "third-name"]) {
		await edit(path, { slug });
	}
	for (const former of [ARTICLE, "second-name"]) expect(redirectOf(await visitor.get(`/es/news/${former}`))).toEqual([301, "/es/news/third-name"]);
	await organizer.post(`${path}/withdrawal`, {});
	expect((await read("/news/second-name"))[0]).toBe(404);
	sql(site, "UPDATE news_article SET slug = 'second-name' WHERE slug = 'early-bird-tickets'");
	await organizer.post(`${path}/delete`, {});
	expect(await read(`/sv/news/${ARTICLE}`)).toEqual([410, "Den här nyheten finns inte längre", "/sv/news"]);
	expect([(await read("/news/second-name"))[0], redirectOf(await visitor.get("/news/early-bird-tickets"))]).toEqual([200, [301, "/news/second-name"]]);
});

test("a workshop's id on the agenda redirects to it when it leaves the agenda, and works again when it returns", async () => {
	const path = "/admin/workshops/eyes-under-water";
	await edit(path, { offAgenda: "on" });
	expect(redirectOf(await visitor.get("/sv/agenda/workshop-eyes-under-water"))).toEqual([301, "/sv/workshops/eyes-under-water"]);
});

test("a page that was never public is a 404, even when it is deleted", async () => {
	const draft = {
		"title.en": "Never seen",
		"title.es": "Nunca",
		"title.sv": "Aldrig",
		day: "1",
		startTime: "05:00",
		endTime: "05:30",
		type: "Panel",
		status: "draft",
	};
	await organizer.post("/admin/agenda/new", asNew({ ...draft, "description.en": "Hush." }));
	await organizer.post("/admin/agenda/never-seen/delete", {});
	expect([(await read("/agenda/never-seen"))[0], (await read("/agenda/nothing-at-all"))[0]]).toEqual([404, 404]);
});

test("former addresses of the admin area redirect with their query, and forms keep their method", async () => {
	const asked = {
		"/admin/event/held/postponed?a=1&b=%C3%A9": "GET",
		"/admin/orders/A%2FB/papers/invoice/7.pdf": "GET",
		"/admin/workshops/hear-the-leak/places?c=2": "GET",
		"/admin/attendees/3/arrival?q=p": "POST",
		"/admin/event/latam-nordics-2025?a=1": "GET",
		"/admin/orders/statement/lines?state=matched": "GET",
		"/admin/orders/statement/lines/3/assign": "POST",
		"/admin/users/ana/password": "GET",
		"/admin/attendees/mail": "GET",
	};
	const answers = await Promise.all(
		Object.entries(asked).map(async ([path, method]) => redirectOf(await (method === "GET" ? organizer.get(path) : organizer.post(path, { step: "arrive" })))),
	);
	expect(answers).toEqual([
		[308, "/admin/settings/event/disruption/postponed?a=1&b=%C3%A9"],
		[308, "/admin/orders/A%2FB/documents/invoice/7.pdf"],
		[308, "/admin/workshops/hear-the-leak/registrations?c=2"],
		[308, "/admin/check-in/3?q=p"],
		[308, "/admin/settings/event?a=1"],
		[308, "/admin/payments?state=matched"],
		[308, "/admin/payments/lines/3/assign"],
		[308, "/admin/settings/team/ana/password"],
		[308, "/admin/write"],
	]);
});
