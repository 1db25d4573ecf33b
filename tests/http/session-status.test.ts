import { afterAll, expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { asNew, organizerOf, visitorOf } from "../support/http.ts";
import { times } from "../support/length.ts";
import { startSite } from "../support/running-site.ts";
import { ofEachKind, pathsIn } from "../support/sitemap.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);

const texted = (name: string, en: string) => ({ [`${name}.en`]: en, [`${name}.es`]: en, [`${name}.sv`]: en });
const session = {
	...{ day: "2", startTime: "06:00", endTime: "06:30", type: "Keynote", track: "business", "speakerIds.0": "erik-sandberg" },
	...{ ...texted("title", "Quiet talk"), roomId: "boardroom", ...texted("description", "Nobody knows.") },
};
const workshop = {
	...{
		date: "2025-11-20",
		startTime: "06:10",
		durationMinutes: "30",
		category: "Business",
		level: "beginner",
		price: "0",
		maxAttendees: "9",
		speakerId: "erik-sandberg",
	},
	...{ ...texted("title", "Quiet workshop"), roomId: "boardroom", ...texted("description", "Nobody knows.") },
};
const PATHS = { session: "/admin/agenda/quiet-talk", workshop: "/admin/workshops/quiet-workshop" };
async function setStatus(status: string): Promise<(string | undefined)[]> {
	const toasts: (string | undefined)[] = [];
	for (const path of Object.values(PATHS)) {
		const answer = await organizer.post(path, { ...(await organizer.formOf(path)), status });
		expect(answer.status).toBe(303);
		toasts.push(/toast=(\w+)/.exec(answer.headers.getSetCookie().join())?.[1]);
	}
	return toasts;
}

const MORE = [
	"/agenda?day=2",
	"/agenda?view=print",
	"/sv/agenda?day=2&track=business",
	"/?day=2",
	"/?category=Business",
	"/workshops?category=Business",
	"/sitemap.xml",
	...["agenda", "agenda?day=2", "workshops", "workshops?category=Business", "speakers"].map((call) => `/api/${call}`),
	...["/agenda.ics", "/es/agenda.ics", "/workshops/quiet-workshop", "/sv/speakers/erik-sandberg", "/contact?workshop=quiet-workshop"],
];

/** How many pages of one kind, such as speakers, are requested in each language. */
const OF_ONE_KIND = times(1, Infinity);

async function allAddresses(): Promise<string[]> {
	return [...ofEachKind(pathsIn(await (await organizer.get("/sitemap.xml")).text()), OF_ONE_KIND), ...MORE];
}

async function naming(addresses: string[]): Promise<string[]> {
	const found = await Promise.all(
		addresses.map(async (address) => {
			const response = await visitor.get(address);
			// Calendars keep former entries as cancelled.
			const text = (await response.text()).replaceAll("contact?workshop=quiet-workshop", "").replace(/BEGIN:VEVENT((?!END:VEVENT).)*STATUS:CANCELLED/gs, "");
			return response.ok && /quiet.(talk|workshop)/i.test(text) ? [address] : [];
		}),
	);
	return found.flat();
}

/** The addresses that named both while published; only these are read again. */
let seen: string[];

test("a draft is nowhere in public, and a formerly public one is gone", async () => {
	await organizer.post("/admin/agenda/new", asNew({ ...session, status: "draft" }));
	await organizer.post("/admin/workshops/new", asNew({ ...workshop, status: "draft" }));
	expect(await naming(MORE)).toEqual([]);
	expect((await visitor.page("/workshops/quiet-workshop")).response.status).toBe(404);
	expect(
		texts((await organizer.page("/admin/agenda?day=2")).document, ".timetable a").filter((entry) => /Quiet/.test(entry) && /Draft/.test(entry)),
	).toHaveLength(2);
	expect(texts((await organizer.page("/admin/workshops?q=quiet")).document, "tbody td")).toContain("Status: Draft");
	expect((await organizer.page(PATHS.workshop)).document.querySelector("main a[href='/workshops/quiet-workshop']")).toBeNull();

	await setStatus("published");
	seen = await naming(await allAddresses());
	expect(seen).toEqual(
		expect.arrayContaining(["/agenda?day=2", "/sv/workshops", "/es/agenda.ics", "/api/agenda", "/sitemap.xml", "/workshops/quiet-workshop"]),
	);
	await setStatus("draft");
	expect(await naming(seen)).toEqual([]);
});

test("an unscheduled session is nowhere in public, whatever its status; the organizers are told, and undo restores its time", async () => {
	await setStatus("published");
	const group = await organizer.formOf(PATHS.workshop);
	expect((await organizer.post(PATHS.session, { ...(await organizer.formOf(PATHS.session)), day: "", startTime: "", endTime: "" })).status).toBe(303);
	expect((await organizer.post(PATHS.workshop, { ...group, date: "", startTime: "", status: "cancelled" })).status).toBe(303);
	expect(await naming(seen)).toEqual([]);
	expect((await visitor.page("/workshops/quiet-workshop")).response.status).toBe(404);
	expect(texts((await organizer.page("/admin")).document, "main li a")).toContain("“Quiet talk” isn’t scheduled yet: visitors don’t see it.");
	expect(texts((await organizer.page("/admin/agenda?q=quiet")).document, "tbody td")).toEqual(expect.arrayContaining(["Day: Not scheduled"]));
	expect((await organizer.formOf(PATHS.workshop)).durationMinutes).toBe("30");
	expect(await (await organizer.get("/admin/agenda.csv")).text()).toMatch(/\r?\nquiet-talk,,,,/);

	const batch = /activity\/([\w-]+)\/undo/.exec(
		(await organizer.page("/admin/settings/activity?state=session&id=quiet-talk")).document.documentElement.innerHTML,
	)?.[1];
	expect((await organizer.post(`/admin/settings/activity/${batch}/undo`, {})).status).toBe(303);
	expect((await visitor.api<{ id: string; startTime: string }[]>("agenda")).find(({ id }) => id === "quiet-talk")?.startTime).toBe("06:00");
	expect((await organizer.post(PATHS.workshop, { ...(await organizer.formOf(PATHS.workshop)), date: "2025-11-20" })).status).toBe(422);
	expect((await organizer.post(PATHS.workshop, { ...group, version: (await organizer.formOf(PATHS.workshop)).version as string })).status).toBe(303);
});

test("a canceled session stays, marked in every language and in structured data; it occupies no room and no speaker", async () => {
	await setStatus("published");
	expect(texts((await organizer.page(PATHS.session)).document, "#clashes-title")).toEqual(["Booked twice"]);
	expect(await setStatus("cancelled")).toEqual(["savedCancelled", "savedCancelled"]);
	for (const [prefix, talk, group, sentence] of [
		["", "Canceled", "Canceled", "This workshop has been canceled."],
		["/es", "Cancelada", "Cancelado", "Este taller se canceló."],
		["/sv", "Inställd", "Inställd", "Den här workshoppen är inställd."],
	] as const) {
		const { document } = await visitor.page(`${prefix}/agenda?day=2`);
		expect(document.getElementById("quiet-talk")?.textContent).toContain(talk);
		expect(document.getElementById("workshop-quiet-workshop")?.textContent).toContain(talk);
		const cards = texts((await visitor.page(`${prefix}/workshops?category=Business`)).document, "main article").filter((card) =>
			card.includes("Quiet workshop"),
		);
		expect(cards).toEqual([expect.stringContaining(group)]);
		const hits = texts((await visitor.page(`${prefix}/search?q=quiet`)).document, "main li").filter((hit) => hit.includes("Quiet"));
		expect(hits).toEqual([expect.stringContaining(talk), expect.stringContaining(group)]);
		const page = (await visitor.page(`${prefix}/workshops/quiet-workshop`)).document;
		expect(page.querySelector("main")?.textContent).toContain(sentence);
		expect(page.querySelector("main a[href*='contact?workshop']")).toBeNull();
		const event = [...page.querySelectorAll("script[type='application/ld+json']")].map(({ textContent }) => textContent).join();
		expect([event.includes("https://schema.org/EventCancelled"), event.includes("EventScheduled")]).toEqual([true, false]);
	}
	const answers = await visitor.api<{ id: string; status?: string }[]>("agenda");
	expect(answers.filter(({ status }) => status !== undefined).map(({ id, status }) => [id, status])).toEqual([
		["quiet-talk", "cancelled"],
		["workshop-quiet-workshop", "cancelled"],
	]);
	const entries = (await (await organizer.get("/agenda.ics")).text()).split("BEGIN:VEVENT").filter((entry) => entry.includes("STATUS:CANCELLED"));
	expect(entries.map((entry) => /UID:([^@]+)/.exec(entry)?.[1])).toEqual(["quiet-talk", "workshop-quiet-workshop"]);
	expect(texts((await organizer.page(PATHS.session)).document, "#clashes-title")).toEqual([]);
});

test("a new entry is published by default, also from a file without the column; other values are rejected", async () => {
	expect((await organizer.page("/admin/agenda/new")).document.querySelector("#editor-status [selected]")?.getAttribute("value")).toBe("published");
	await organizer.post("/admin/agenda/new", asNew({ ...session, ...texted("title", "Said nothing") }));
	expect((await visitor.api<{ id: string }[]>("agenda")).map(({ id }) => id)).toContain("said-nothing");
	expect((await organizer.post("/admin/agenda/new", asNew({ ...session, ...texted("title", "Said nonsense"), status: "hidden" }))).status).toBe(422);
	expect(await (await organizer.get("/admin/agenda.csv")).text()).toMatch(/workshopId,status,language,/);
});

test("partners and tickets can be drafts as well, and are then nowhere in public", async () => {
	const partner = { name: "Quiet Corp", type: "gold", website: "https://quiet.example", ...texted("description", "Says nothing.") };
	const tier = { ...texted("name", "Quiet pass"), ...texted("description", "Says nothing."), price: "10", available: "on" };
	await organizer.post("/admin/partners/new", asNew({ ...partner, status: "draft" }));
	await organizer.post("/admin/tickets/new", asNew({ ...tier, status: "draft" }));
	const quiet = async () => {
		const addresses = [
			"/",
			"/partners",
			"/es/partners",
			"/partners/prospectus",
			"/about",
			"/tickets",
			"/sv/tickets",
			"/contact?tier=quiet-pass",
			"/api/partners",
			"/api/tickets",
		];
		const found = await Promise.all(addresses.map(async (address) => (/Quiet (Corp|pass)/.test(await (await visitor.get(address)).text()) ? [address] : [])));
		return found.flat();
	};
	expect(await quiet()).toEqual([]);
	expect(texts((await organizer.page("/admin/partners?q=quiet")).document, "tbody td")).toContain("Status: Draft");
	for (const path of ["/admin/partners/quiet-corp", "/admin/tickets/quiet-pass"]) {
		expect((await organizer.post(path, { ...(await organizer.formOf(path)), status: "published" })).status).toBe(303);
	}
	expect(await quiet()).toEqual(expect.arrayContaining(["/partners", "/sv/tickets", "/contact?tier=quiet-pass", "/api/partners", "/api/tickets"]));
});

test("a speaker can be a draft as well: nowhere in public, in no session either, and the dashboard names their sessions", async () => {
	const speaker = {
		name: "Quiet Voice",
		company: "Hush",
		country: "SE",
		category: "Business",
		...texted("title", "Listener"),
		...texted("bio", "Says nothing."),
	};
	await organizer.post("/admin/speakers/new", asNew({ ...speaker, status: "draft", featured: "on" }));
	await organizer.post("/admin/workshops/new", asNew({ ...workshop, ...texted("title", "Led in silence"), speakerId: "quiet-voice", startTime: "05:00" }));
	await organizer.post("/admin/agenda/new", asNew({ ...session, ...texted("title", "Two voices"), "speakerIds.1": "quiet-voice", startTime: "05:30" }));
	const addresses = [
		"/",
		"/speakers",
		"/speakers?q=quiet",
		"/agenda?day=2",
		"/workshops",
		"/workshops/led-in-silence",
		"/agenda/two-voices",
		"/agenda.ics",
		"/sv/agenda.csv",
		"/schedule.json",
		"/es/schedule.xml",
		"/sitemap.xml",
	];
	const calls = ["/api/speakers", "/api/agenda", "/api/workshops"];
	const naming = async () => {
		const found = await Promise.all(
			[...addresses, ...calls].map(async (address) => (/Quiet Voice|quiet-voice/.test(await (await organizer.get(address)).text()) ? [address] : [])),
		);
		return found.flat();
	};
	const said = async () =>
		texts((await organizer.page("/admin")).document, "[aria-labelledby=check-title] li a").filter((problem) => problem.includes("Quiet Voice"));
	expect(await naming()).toEqual([]);
	expect(await said()).toEqual([
		"“Led in silence” is published, but Quiet Voice is a draft: visitors don’t see who speaks.",
		"“Two voices” is published, but Quiet Voice is a draft: visitors don’t see who speaks.",
	]);
	expect((await organizer.formOf("/admin/agenda/two-voices"))["speakerIds.1"]).toBe("quiet-voice");
	await organizer.post("/admin/speakers/quiet-voice", { ...(await organizer.formOf("/admin/speakers/quiet-voice")), status: "published" });
	expect(await naming()).toEqual([...addresses, ...calls]);
	expect(await said()).toEqual([]);
});
