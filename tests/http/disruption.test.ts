import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { addUser, organizerOf, redirectOf, signIn, sql, visitorOf } from "../support/http.ts";
import { addOrder } from "../support/orders.ts";
import { ADMIN, startSite } from "../support/running-site.ts";

/** A site of its own, as its summit is postponed and canceled. */
const site = await startSite();
afterAll(site.stop);
const organizer = await organizerOf(site);
const editor = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "editor", "editor")) });
const visitor = visitorOf(site);
const page = "/admin/settings/event/status";
const DATES = "/admin/settings/event";

const FORM = "main form[method=post]";
const path = (step: string) => `/admin/settings/event/disruption/${step}`;
const send = async (step: string, typed: Record<string, string> = {}) =>
	organizer.post(path(step), { ...(await organizer.formOf(path(step), FORM)), passwordNow: ADMIN.password, ...typed });
const statusOf = async (address: string) => /"eventStatus":"https:\/\/schema.org\/(\w+)"/.exec(await (await visitor.get(address)).text())?.[1];

test("an administrator postpones the summit and then cancels it, each with a preview and a password: visitors see it at once", async () => {
	addOrder(site, { code: "ACDEFGH3" });
	addOrder(site, { code: "ACDEFGH4", locale: "sv", email: "bo@example.com" });
	const document = await organizer.document(path("postponed"));
	expect(texts(document, "main h2 + p + ul li")).toEqual(["0 in English", "1 in Spanish", "1 in Swedish"]);
	expect(texts(document, "main li")).toContain("Orders don’t change: 0 paid orders and 2 unpaid orders. Tickets and workshop registrations remain valid.");
	expect([(await editor.get(path("postponed"))).status, (await editor.post(path("postponed"))).status]).toEqual([403, 403]);

	const wrong = await send("postponed", { "text.sv": "", "text.es": "Hasta pronto.", passwordNow: "" });
	const refused = parse(await wrong.text());
	expect([wrong.status, texts(refused, "[role=alert] a"), refused.querySelector("[name='text.es']")?.textContent]).toEqual([
		422,
		["Text (Swedish): This field is required.", "Your password: This field is required."],
		"Hasta pronto.",
	]);
	expect(sql(site, "SELECT status FROM event")).toEqual([{ status: "scheduled" }]);

	const form = await organizer.formOf(path("postponed"), FORM);
	const posts = await Promise.all([1, 2].map(() => organizer.post(path("postponed"), { ...form, "text.es": "Hasta pronto.", passwordNow: ADMIN.password })));
	expect(posts.map(redirectOf)).toEqual(Array(2).fill([303, page]));
	expect(sql(site, "SELECT locale, subject FROM mail ORDER BY id")).toHaveLength(2);
	expect(sql(site, "SELECT count(*) AS count FROM mail WHERE body LIKE '%Hasta pronto.%'")).toEqual([{ count: 1 }]);
	for (const [address, banner] of [
		["/tickets", "The summit is postponed."],
		["/es", "La cumbre se pospuso."],
		["/sv/tickets", "Toppmötet är uppskjutet."],
	] as const) {
		const shown = await visitor.document(address);
		expect([shown.body?.textContent.includes(banner), shown.querySelectorAll("a[href*='/tickets/order?']").length]).toEqual([true, 0]);
		expect(await statusOf(address)).toBe("EventPostponed");
	}
	expect(await (await visitor.get("/api/tickets")).json()).toEqual(expect.arrayContaining([expect.objectContaining({ availability: "over" })]));

	expect(texts(await editor.document("/admin"), "main p").join()).toContain(
		"The summit is postponed. Every page shows a notice, and ticket sales are stopped. To the event",
	);

	expect(redirectOf(await organizer.get(path("postponed")))).toEqual([303, page]);
	const { document: done } = await organizer.follow(await send("cancelled"));
	expect(texts(done, ".toast p")[0]).toBe("Summit canceled");
	expect(sql(site, `SELECT DISTINCT state FROM "order"`)).toEqual([{ state: "cancelled" }]);
	expect([await statusOf("/"), sql(site, "SELECT count(*) AS count FROM mail")]).toEqual(["EventCancelled", [{ count: 4 }]]);
	const [{ body }] = sql(site, "SELECT body FROM mail ORDER BY id DESC LIMIT 1") as [{ body: string }];
	const ended = await visitor.document(/\{origin\}(\S*\/orders\/\S+)/.exec(body)?.[1] ?? "");
	expect([texts(ended, "main header :is(h1, .lead)"), ended.querySelectorAll("main a[href$='/tickets/order']").length]).toEqual([
		["Din beställning är avbokad", "Toppmötet är inställt."],
		0,
	]);
	const hash = createHash("sha256").update("z".repeat(22)).digest("base64url");
	sql(site, "INSERT INTO revoked_secret (hash, ticket_id, reason, revoked_at) VALUES (?, (SELECT min(id) FROM ticket), 'cancelled', '')", hash);
	expect(texts(await visitor.document(`/t/${"z".repeat(22)}`), "main .section p")).toEqual([
		"The summit is canceled, and so is this ticket. The buyer will get a refund.",
	]);

	expect(redirectOf(await send("scheduled"))).toEqual([303, page]);
	expect([await statusOf("/"), sql(site, "SELECT status FROM event")]).toEqual(["EventScheduled", [{ status: "scheduled" }]]);
});

test("the event's form warns that new dates leave the summit postponed, and it stays so until it is scheduled again", async () => {
	await send("postponed");
	const form = await organizer.formOf(DATES);
	const later = (date = "") => Temporal.PlainDate.from(date).add({ days: 7 }).toString();
	const moved = { ...form, startDate: later(form.startDate), endDate: later(form.endDate) };
	const stored = () => sql(site, "SELECT start_date, status FROM event");
	const asked = parse(await (await organizer.post(DATES, moved)).text());
	expect([texts(asked, "[role=alert] p").join(), stored()]).toEqual([
		expect.stringContaining("Saving the new dates doesn’t reopen ticket sales."),
		[{ start_date: form.startDate, status: "postponed" }],
	]);

	const confirmed = asked.querySelector("[role=alert] button")?.getAttribute("value") ?? "";
	expect(redirectOf(await organizer.post(DATES, { ...moved, confirmed }))).toEqual([303, DATES]);
	expect(stored()).toEqual([{ start_date: moved.startDate, status: "postponed" }]);
	await send("scheduled");
	expect(stored()).toEqual([{ start_date: moved.startDate, status: "scheduled" }]);
});
