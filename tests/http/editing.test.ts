import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { asNew, organizerOf, sql, visitorOf } from "../support/http.ts";
import { ADMIN, startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { speakers } from "../support/summit/speakers.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);

async function headOf(section: string, language = "en") {
	const { document } = await organizer.page(`/admin/${section}`, { "Accept-Language": language });
	return [...texts(document, "main header h1 + p"), ...texts(document, `main header a[href^='/admin/${section}/new']`)];
}

test("the five tabs have a description, and lists the label for adding an entry", async () => {
	expect(await headOf("speakers")).toEqual([
		"Everyone who speaks at the summit: who they are, where they come from, and who is on the home page.",
		"Add New Speaker",
	]);
	const added = {
		agenda: "Add New Session",
		workshops: "Add New Workshop",
		tickets: "Add New Ticket",
		partners: "Add New Partner",
	};
	for (const [section, label] of Object.entries(added)) expect(await headOf(section)).toEqual([expect.stringMatching(/\.$/), label]);
	const withoutLead = {
		news: "Add New Article",
		rooms: "Add New Room",
		faq: "Add New Question",
		pictures: "Add New Picture",
		"settings/team": "Add New User",
	};
	for (const [section, label] of Object.entries(withoutLead)) expect(await headOf(section)).toEqual([label]);
	expect((await headOf("agenda", "es"))[0]).toMatch(/^La agenda, día por día/);
	expect((await headOf("agenda", "sv"))[0]).toMatch(/^Programmet, dag för dag/);
});

test("/admin/dashboard is the dashboard", async () => {
	const { response } = await organizer.page("/admin/dashboard");
	expect([response.status, response.headers.get("location")]).toEqual([302, "/admin"]);
});

test("errors that depend on other entries are reported together with all others", async () => {
	const [{ slug }] = sql(site, "SELECT slug FROM news_article") as [{ slug: string }];
	const answer = await organizer.post(
		"/admin/news/new",
		asNew({ "title.en": "", slug, publishedAt: "someday", author: "Ana", category: "business", "content.en": "Words." }),
	);
	expect(texts(parse(await answer.text()), "[data-error-summary] a")).toEqual([
		"Title (English): This field is required.",
		"Address: This is already in use. Choose another.",
		"Date: Choose a date from the calendar, with day, month and year.",
	]);
	const session = { ...(await organizer.formOf("/admin/agenda/new?day=1")), "speakerIds.0": "nobody", startTime: "12:00", endTime: "11:00" };
	expect(texts(parse(await (await organizer.post("/admin/agenda/new", session)).text()), "[data-error-summary] a")).toEqual([
		"Title (English): This field is required.",
		"Description (English): This field is required.",
		"Speaker: Choose one from the list.",
		"Type: Choose one from the list.",
		"Ends: This must be after the start. A session ends on the day on which it begins, by 23:59.",
	]);
});

test("browser validation is off, so that all errors show at once", async () => {
	const { document } = await organizer.page("/admin/speakers/new");
	expect(document.querySelector("#editor")?.hasAttribute("novalidate")).toBe(true);
});

test("every form of several fields explains the mark of required ones", async () => {
	await organizer.post("/admin/settings/team/new", { username: "marked", role: "editor", passwordNow: ADMIN.password });
	const { document: users } = await organizer.page("/admin/settings/team");
	const user = [...users.querySelectorAll("main a")].find(({ textContent }) => textContent === "marked")?.getAttribute("href");
	for (const path of ["faq/new", "pictures/new", "settings/privacy", "account", "account/second-factor", "settings/team/new"]
		.map((page) => `/admin/${page}`)
		.concat(`${user}`, `${user}/password`))
		expect([path, ...texts((await organizer.page(path)).document, "form > .required-note")]).toEqual([path, "Fields marked * are required."]);
	expect(texts((await visitor.page("/admin/login", { "Accept-Language": "sv" })).document, "form > .required-note")).toEqual([
		"Fält märkta med * är obligatoriska.",
	]);
});

test("a new user's form focuses the first field, an existing entry's form none", async () => {
	const focused = async (path: string) =>
		[...(await organizer.page(path)).document.querySelectorAll("[autofocus]")].map((control) => control.getAttribute("name"));
	expect(await focused("/admin/settings/team/new")).toEqual(["username"]);
	expect(await focused("/admin/speakers/astrid-lindqvist")).toEqual([]);
});

test("the message about a deletion can restore the entry, and returns to the list", async () => {
	const { document } = await organizer.follow(await organizer.post("/admin/speakers/astrid-lindqvist/delete", {}));
	expect(texts(document, ".toast p, .toast button")).toEqual(["Deleted", "You can restore it under Activity.", "Undo"]);
	const form = document.querySelector(".toast form");
	const fields = { redirectTo: form?.querySelector("input")?.getAttribute("value") ?? "" };
	const answer = await organizer.post(form?.getAttribute("action") ?? "", fields);
	expect([answer.headers.get("location"), (await organizer.page("/admin/speakers/astrid-lindqvist")).response.status]).toEqual(["/admin/speakers", 200]);
	expect((await organizer.post("/admin/settings/activity/nothing/undo", { redirectTo: "//elsewhere.example" })).headers.get("location")).toBe(
		"/admin/settings/activity",
	);
});

test.each([
	["speakers/aino-virtanen", "speakers/Never%20Was"],
	["speakers/aino-virtanen", "speakers/x%2Fy"],
	["speakers/aino-virtanen", "speakers/%E6%97%A5"],
	["agenda/wednesday-breakfast", "agenda/__proto__"],
	["pages/about", "pages/__proto__"],
	["regions/nordic", "regions/evil"],
	["legal/terms", "legal/evil"],
])("the form of %s, sent to %s as if that had been deleted, creates nothing there", async (form, made) => {
	const logged = () => sql(site, "SELECT count(*) AS changes FROM change");
	const before = logged();
	const answer = await organizer.post(`/admin/${made}`, { ...(await organizer.formOf(`/admin/${form}`)), version: "gone" });
	expect([answer.status, logged()]).toEqual([404, before]);
});

test("an invalid form is rejected within the frame, also without a page, and React Router logs no warnings", async () => {
	const developed = await startSite({ NODE_ENV: "development" });
	const developer = await organizerOf(developed);
	for (const path of ["first-steps", "news/x/preview-address", "news/x/publication", "news/x/withdrawal", "pictures/x/focus"]) {
		const answer = await developer.post(`/admin/${path}`, "no form");
		expect([path, answer.status, texts(parse(await answer.text()), "h1")]).toEqual([path, 400, ["Something went wrong"]]);
	}
	await developed.stop();
	expect(developed.log()).not.toContain("does not have an element");
});

const nameOf = (id: string) => [sample(speakers, id)].map(({ name, company }) => `${name}, ${company}`).join();

test("a conflict and the activity log show choices and checkboxes as text", async () => {
	const path = "/admin/workshops/hear-the-leak";
	const seen = await organizer.formOf(path);
	await organizer.post(path, { ...seen, date: "2025-11-20", speakerId: "kasper-holm" });
	const logged = texts((await organizer.page("/admin/settings/activity?state=workshop&id=hear-the-leak")).document, "main ol > li:first-child dl > div");
	expect(logged).toEqual(["DateBeforeNovember 19, 2025AfterNovember 20, 2025", `Led byBefore${nameOf("valentina-rios")}After${nameOf("kasper-holm")}`]);
	const refused = parse(await (await organizer.post(path, { ...seen, date: "2025-11-21", speakerId: "killa-huaman" })).text());
	expect(texts(refused, "#editor > dl > div")).toEqual([
		"DateSaved nowNovember 20, 2025YoursNovember 21, 2025",
		`Led bySaved now${nameOf("kasper-holm")}Yours${nameOf("killa-huaman")}`,
	]);

	const { available, ...soldOut } = await organizer.formOf("/admin/tickets/standard");
	await organizer.post("/admin/tickets/standard", { ...soldOut, "features.prioritySeating": available ?? "" });
	const ofTicket = texts((await organizer.page("/admin/settings/activity?state=tier&id=standard")).document, "main ol > li:first-child dl > div");
	expect(ofTicket).toContain("Included: Priority seatingBeforeNoAfterYes");
	expect(ofTicket).toContain("On sale (otherwise sold out)BeforeYesAfterNo");
});

test("an undo is offered only where it works: not if something that it needs was deleted since", async () => {
	const [session] = sql(
		site,
		"SELECT agenda_id AS id, speaker_id AS speaker FROM session JOIN session_speaker ON session_id = session.id WHERE type <> 'Workshop' ORDER BY 1 LIMIT 1",
	) as { id: string; speaker: string }[];
	const editor = `/admin/agenda/${session?.id}`;
	const form = await organizer.formOf(editor);
	const without = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, name.startsWith("speakerIds.") ? "" : value]));
	await organizer.post(editor, without);
	const offered = async () =>
		texts((await organizer.page(`/admin/settings/activity?state=session&id=${session?.id}`)).document, "main ol > li:first-child form button").length;
	expect(await offered()).toBe(1);
	await organizer.post(`/admin/speakers/${session?.speaker}/delete`, {});
	expect(await offered()).toBe(0);
});
