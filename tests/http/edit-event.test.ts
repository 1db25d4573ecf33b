import { afterAll, expect, test } from "vitest";
import { eventPagePath, pageOfField } from "#app/domain/content/event/pages.ts";
import { eventSchema } from "#app/domain/content/event/schema.ts";
import { controlsOf, parse, texts } from "../support/html.ts";
import { organizerOf, redirectOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);

const PATH = "/admin/settings/event";
const PUBLIC = [
	"/",
	"/sv",
	"/agenda",
	"/agenda?view=print",
	"/agenda/desert-fuel",
	"/workshops",
	"/workshops/hear-the-leak",
	"/speakers/astrid-lindqvist",
].concat(
	["agenda", "workshops", "events"].map((name) => `/api/${name}`),
	"/agenda.ics",
);
const form = () => organizer.formOf(PATH);
/** Saves each page that has some of the fields, and returns the first answer that is no redirect. */
const save = async (changes: Record<string, string>) => {
	const pages = Map.groupBy(Object.entries(changes), ([name]) => eventPagePath(pageOfField(name.split(".")[0] as string)));
	let answer = new Response();
	for (const [path, fields] of pages) {
		answer = await organizer.post(path, { ...(await organizer.formOf(path)), ...Object.fromEntries(fields) });
		if (answer.status !== 303) return answer;
	}
	return answer;
};
const saveAsked = async (changes: Record<string, string>) => save({ ...changes, confirmed: (await askedIn(await save(changes))).confirmed });
const refused = async (changes: Record<string, string>) => {
	const answer = await save(changes);
	expect(answer.status).toBe(422);
	return parse(await answer.text());
};

test("the event has six pages, each with its own fields; it can be neither added nor deleted", async () => {
	for (const former of ["/admin/event", "/admin/event/latam-nordics-2025"])
		expect([former, redirectOf(await organizer.get(former))]).toEqual([former, [308, PATH]]);
	expect([(await organizer.get(`${PATH}/delete`)).status, (await organizer.post(`${PATH}/delete`)).status]).toEqual([404, 404]);
	const document = await organizer.document(PATH);
	expect(document.querySelector("a[href$='/delete']")).toBeNull();
	const tabs = [...document.querySelectorAll("main nav a")].map((link) => [link.textContent, link.getAttribute("href")]);
	expect(tabs).toEqual([
		["Dates and place", PATH],
		["Sales", `${PATH}/sales`],
		["Texts", `${PATH}/texts`],
		["Advertised figures", `${PATH}/figures`],
		["Practical information", `${PATH}/practical`],
		["Postpone or cancel", `${PATH}/status`],
	]);
	const fields: string[] = [];
	for (const [title, path] of tabs as [string, string][]) {
		const page = await organizer.document(path);
		expect([path, texts(page, "h1"), texts(page, "main nav [aria-current]")]).toEqual([path, [title], [title]]);
		fields.push(...new Set([...page.querySelectorAll("#editor [name]")].map((control) => (control.getAttribute("name") as string).split(".")[0] as string)));
	}
	expect(fields.filter((name) => Object.hasOwn(eventSchema.shape, name)).sort()).toEqual(Object.keys(eventSchema.shape).sort());
	expect(texts(await organizer.document(`${PATH}/status`), "main p a")).toEqual(["Postpone the summit…", "Cancel the summit…"]);
});

test("changed advertised figures show on home and about at once, in every language, and on the dashboard", async () => {
	expect((await save({ claimedSpeakers: "24", claimedCountries: "11", claimedDays: "3" })).status).toBe(303);
	for (const path of ["/", "/about", "/es/about", "/sv"]) {
		const figures = texts(await visitor.document(path), "dl dd.title");
		expect([path, ...figures]).toEqual([path, "11+", "500+", "24+", "3"]);
	}
	expect(texts(await organizer.document("/admin"), "[aria-labelledby=check-title] li")).toEqual([]);
});

test("a film is linked from home in each language, and never embedded; its address begins with https", async () => {
	const filmOf = async (path: string) => {
		const links = [...(await visitor.document(path)).querySelectorAll('main a[rel="noopener"]')];
		return links.filter((link) => link.getAttribute("href")?.includes("video.example")).map((link) => [link.textContent, link.getAttribute("href")]);
	};
	expect(await filmOf("/")).toEqual([]);
	for (const filmUrl of ["http://video.example/1", "javascript:alert(1)", "https://"]) {
		const document = await refused({ filmUrl });
		expect(document.querySelector("[name=filmUrl]")?.getAttribute("value")).toBe(filmUrl);
		expect(document.querySelector("[name=filmUrl]")?.getAttribute("aria-invalid")).toBe("true");
	}
	expect((await save({ filmUrl: "https://video.example/1" })).status).toBe(303);
	expect([await filmOf("/"), await filmOf("/es"), await filmOf("/sv")]).toEqual(
		["Watch the film", "Ver el video", "Se filmen"].map((words) => [[words, "https://video.example/1"]]),
	);
	expect((await save({ filmUrl: "" })).status).toBe(303);
	expect(await filmOf("/")).toEqual([]);
});

test("changed dates and venue show on the pages, in the API and in the structured data at once", async () => {
	await saveAsked({ startDate: "2025-11-18", endDate: "2025-11-22", city: "Bernal" });
	await save({ "tagline.es": "Otra frase." });
	expect(texts(await visitor.document("/sv/venue"), "h1 + p, header .eyebrow, [aria-labelledby=directions-title] dd")).toContain("18–22 november 2025");
	expect((await (await visitor.get("/api/events?lng=es")).json())[0]).toMatchObject({
		startDate: "2025-11-18",
		endDate: "2025-11-22",
		city: "Bernal",
		tagline: "Otra frase.",
	});
	const data = (await visitor.document("/")).querySelector("script[type='application/ld+json']")?.textContent ?? "";
	expect(JSON.parse(data)).toMatchObject({ startDate: expect.stringContaining("2025-11-18"), location: { address: { addressLocality: "Bernal" } } });
	await saveAsked({ startDate: "2025-11-19", endDate: "2025-11-21", city: "Querétaro" });
});

test("moving the first day lists the consequences; then all sessions and workshops move, in one change", async () => {
	const days = async () => {
		const sessions = await visitor.api<{ id: string; date: string }[]>("agenda");
		const workshops = await visitor.api<{ id: string; date: string }[]>("workshops");
		return Object.fromEntries([...sessions, ...workshops].map(({ id, date }) => [id, date]));
	};
	const before = await days();
	const { earlyBirdUntil } = await organizer.formOf(`${PATH}/sales`);
	const moved = { startDate: "2025-12-30", endDate: "2026-01-01" };

	const asked = await save(moved);
	expect([asked.status, asked.headers.getSetCookie(), await days()]).toEqual([200, [], before]);
	const { words, confirmed } = await askedIn(asked);
	expect(words).toEqual([
		"The agenda moves with the dates",
		"The agenda moves 41 days later: 21 sessions and 16 workshops. The summit will be on December 30, 2025 – January 1, 2026. The end of the early-bird rate and the dates of news articles don’t change. The name becomes “LATAM Nordics Summit 2026”, as already entered under “Name”. To keep the old name, change it there before you save.",
		"Save and move them",
	]);
	expect((await save({ ...moved, startDate: "2025-12-29", confirmed })).status).toBe(200);

	const saved = await save({ ...moved, confirmed });
	const later = (date: string) => Temporal.PlainDate.from(date).add({ days: 41 }).toString();
	expect(await days()).toEqual(Object.fromEntries(Object.entries(before).map(([id, date]) => [id, later(date)])));
	expect((await organizer.formOf(`${PATH}/sales`)).earlyBirdUntil).toBe(earlyBirdUntil);
	expect(texts(await organizer.document("/admin"), "[aria-labelledby=check-title] li").join()).not.toContain("but the summit runs from");

	const told = (await organizer.follow(saved)).document;
	expect(texts(told, ".toast p, .toast button")).toEqual([
		"Saved and moved",
		"Moved with the dates: 21 sessions and 16 workshops. The early-bird rate and the news articles didn’t change.",
		"Undo",
	]);
	const undone = await organizer.post(told.querySelector(".toast form")?.getAttribute("action") ?? "", { redirectTo: PATH });
	expect([undone.headers.get("location"), await days()]).toEqual([PATH, before]);
});

test("a name that ends in the year of the old dates is updated in the same change, everywhere", async () => {
	const namesIn = async () => {
		const [home, agenda] = [await visitor.document("/"), await visitor.document("/agenda")];
		const [{ name }] = (await (await visitor.get("/api/events")).json()) as [{ name: string }];
		return [...texts(home, "title, h1"), ...texts(agenda, "title"), name].map((words) => words.match(/summit \d+/i)?.[0]);
	};
	const before = await namesIn();
	const question = parse(await (await save({ startDate: "2026-11-23", endDate: "2026-11-25" })).text());
	const confirmed = question.querySelector("[role=alert] button")?.getAttribute("value") ?? "";
	const proposed = controlsOf(question);
	expect([proposed.name, before, await namesIn()]).toEqual(["LATAM Nordics Summit 2026", before, before]);

	const saved = await organizer.post(PATH, { ...proposed, confirmed });
	expect([saved.status, await namesIn()]).toEqual([303, before.map((name) => name?.replace("2025", "2026"))]);
	await saveAsked({ name: "LATAM Nordics Summit 2025", startDate: "2025-11-19", endDate: "2025-11-21" });
	expect(await namesIn()).toEqual(before);
});

async function askedIn(answer: Response) {
	const question = parse(await answer.text());
	const [button] = question.querySelectorAll("[role=alert] button");
	return { words: texts(question, "[role=alert] > *"), confirmed: button?.getAttribute("value") ?? "" };
}

test("the last day moves alone, without confirmation while the agenda fits", async () => {
	expect((await save({ endDate: "2025-11-20" })).status).toBe(303);
	await save({ endDate: "2025-11-21" });
});

test("a shorter summit that excludes sessions warns before and lists them after; their forms keep their day", async () => {
	const [asked, { endDate }] = [await save({ endDate: "2025-11-19" }), await form()];
	const { words, confirmed } = await askedIn(asked);
	expect([asked.status, endDate, words]).toEqual([
		200,
		"2025-11-21",
		[
			"Sessions fall outside the summit",
			"18 sessions fall outside the summit’s days and won’t be on the agenda. The dashboard lists them under “Needs attention”.",
			"Save anyway",
		],
	]);
	const saved = await save({ endDate: "2025-11-19", confirmed });
	const told = (await organizer.follow(saved)).document;
	expect(texts(told, ".toast p")).toEqual([
		"Saved",
		"Live on the website. 18 sessions are now outside the summit’s days: the dashboard lists them under “Needs attention”.",
	]);

	const session = "/admin/agenda/desert-fuel";
	const document = await organizer.document(session);
	expect(texts(document, "[name=day] option[selected]")).toEqual(["Day 2: Thursday, November 20 (outside the summit)"]);
	expect((await organizer.post(session, { ...controlsOf(document), track: "business" })).status).toBe(303);
	expect(controlsOf(await organizer.document(session))).toMatchObject({ day: "2", track: "business" });
	await save({ endDate: "2025-11-21" });
});

test("unannounced dates are in no page, API or calendar, and no page links to the calendar", async () => {
	const telling = async () => {
		const found: string[] = [];
		for (const path of PUBLIC) {
			const text = await (await visitor.get(path)).text();
			if (/2025-?11-?(19|2[01])|november (19|2[01])|(19|2[01])( de)? november|href="[^"]*agenda\.ics/i.test(text)) found.push(path);
		}
		return found;
	};
	const { datesAnnounced: _, ...hidden } = await form();
	expect((await telling()).sort()).toEqual([...PUBLIC].sort());
	expect((await organizer.post(PATH, hidden)).status).toBe(303);
	expect(await telling()).toEqual([]);
	expect(texts(await visitor.document("/workshops/hear-the-leak"), "dl dd")[0]).toMatch(/^Day 1/);
	await save({ datesAnnounced: "on" });
});

test("an end before the start is rejected, and the input is kept", async () => {
	const document = await refused({ startDate: "2025-12-01", city: "Bernal" });
	expect(texts(document, "[data-error-summary] a")).toEqual(["Last day: The last day can’t be before the first."]);
	expect(document.querySelector("[name=startDate]")?.getAttribute("value")).toBe("2025-12-01");
	expect(document.querySelector("[name=city]")?.getAttribute("value")).toBe("Bernal");
	expect((await visitor.api<{ name: string; startDate: string }[]>("events"))[0]?.startDate).toBe("2025-11-19");
});

test("each field shows its own error", async () => {
	const wrong = {
		name: " ",
		startDate: "soon",
		timeZone: "Mars/Olympus",
		country: "XX",
		mapUrl: "javascript:alert(1)",
		claimedDays: "0",
		groupMinimum: "few",
		email: "hello",
		"directions.en": "Take the {{bus}} or walk.",
		"socialLinks.0.url": "linkedin",
		"socialLinks.4.url": "https://example.com",
	};
	const found: string[] = [];
	for (const fields of Map.groupBy(Object.entries(wrong), ([name]) => pageOfField(name.split(".")[0] as string)).values())
		found.push(...texts(await refused(Object.fromEntries(fields)), "[data-error-summary] a"));
	expect(found).toEqual([
		"Name: This field is required.",
		"First day: Choose a date from the calendar, with day, month and year.",
		"Time zone: Nothing in the list has this name, or more than one does. Type part of it and choose from the list.",
		"Country: Choose one from the list.",
		"Map: Enter a web address that starts with https://.",
		"Days of activities: This number is too small.",
		"Smallest group with a discount: Enter a whole number.",
		"Getting there (English): These placeholders don’t exist: {{bus}}.",
		"Email: Enter an email address such as name@company.com.",
		"Social networks 1: Address: Enter a web address that starts with https://.",
		"Social networks 5: Network: Choose one from the list.",
	]);
});

test("social links are added in an empty row, and removed by emptying their address", async () => {
	await save({ "socialLinks.1.url": "", "socialLinks.4.network": "X", "socialLinks.4.url": "https://x.com/second" });
	const links = [...(await visitor.document("/")).querySelectorAll("footer a[href^='https://']")].map((link) => link.getAttribute("href"));
	expect(links).toEqual([
		"https://www.linkedin.com/company/latam-nordics-summit",
		"https://www.youtube.com/@latamnordicssummit",
		"https://x.com/latamnordics",
		"https://x.com/second",
	]);
	const kept = Object.entries(await organizer.formOf(`${PATH}/texts`)).filter(([name]) => name.startsWith("socialLinks."));
	expect(kept.filter(([, value]) => value !== "")).toHaveLength(8);
	expect(kept).toHaveLength(12);
});

test("a fact named in a text is filled in from the event, in the language of the text", async () => {
	await save({ airportMinutes: "35", "directions.en": "It takes {{airportMinutes}} minutes to {{ city }}." });
	expect(texts(await visitor.document("/venue"), "#directions li")).toEqual(["It takes 35 minutes to Querétaro."]);
	expect(texts(await organizer.document(`${PATH}/texts`), "#editor details dl > div")).toContain(
		"{{airportMinutes}}{{airportMinutes}}35Minutes from the airport",
	);
});

test("two organizers at once: the second sees both versions", async () => {
	const page = `${PATH}/texts`;
	const seen = await organizer.formOf(page);
	await organizer.post(page, { ...seen, phone: "+52 1" });
	await save({ capacity: "900" });
	const answer = await organizer.post(page, { ...seen, phone: "+52 2" });
	expect(answer.status).toBe(409);
	expect(texts(parse(await answer.text()), "#editor > dl > div")).toContain("PhoneSaved now+52 1Yours+52 2");
});

test("saving one page of the event is no conflict for another, and changes only its own fields", async () => {
	const [sales, figures] = [await organizer.formOf(`${PATH}/sales`), await organizer.formOf(`${PATH}/figures`)];
	expect((await organizer.post(`${PATH}/figures`, { ...figures, claimedAttendees: "501" })).status).toBe(303);
	expect(redirectOf(await organizer.post(`${PATH}/sales`, { ...sales, capacity: "901" }))).toEqual([303, `${PATH}/sales`]);
	expect([(await organizer.formOf(`${PATH}/figures`)).claimedAttendees, (await organizer.formOf(`${PATH}/sales`)).capacity]).toEqual(["501", "901"]);
});

test("a preview shows it as visitors will read it, and saves nothing", async () => {
	const answer = await save({ preview: "sv", name: "Only seen" });
	const document = parse(await answer.text());
	expect(texts(document, "[lang=sv] h3, [lang=sv] dd.title")).toEqual(["Only seen", "11+", "501+", "24+", "3"]);
	expect((await visitor.api<{ name: string; startDate: string }[]>("events"))[0]?.name).toBe("LATAM Nordics Summit 2025");
});
