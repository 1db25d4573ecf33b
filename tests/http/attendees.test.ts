import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { addUser, databaseOf, organizerOf, redirectOf, signIn, sql, visitorOf } from "../support/http.ts";
import { addOrder } from "../support/orders.ts";
import { startSite } from "../support/running-site.ts";

/** A site of its own, as its attendees are counted. */
const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const boxOffice = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "desk", "box_office")) });
const usher = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "usher", "check_in")) });
const editor = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "editor", "editor")) });

const FORM = "main form[method=post]";
addOrder(site, { code: "ACDEFGH3", attendees: ["José Peña"], locale: "en" });
await boxOffice.post("/admin/orders/ACDEFGH3/payment", await boxOffice.formOf("/admin/orders/ACDEFGH3/payment", FORM));
const [jose, nameless] = sql(site, "SELECT id, secret FROM ticket ORDER BY id") as { id: number; secret: string }[];
const ticket = `/t/${jose?.secret}`;
const panel = async (who = boxOffice) => texts(await who.document(ticket), "[aria-labelledby=check-in-title] h2, [aria-labelledby=check-in-title] button");
const rows = async (query = "") =>
	texts(await boxOffice.document(`/admin/attendees${query}`), "main tbody tr").map((row) => row.replace(/(Check in|Undo).*/, ""));

test("the list of attendees is searched, shows missing details, and checks people in; the form returns to the same page", async () => {
	expect([await rows(), await rows("?q=pena"), await rows("?state=nameless"), await rows("?tier=standard&state=arrived"), await rows("?tier=none")]).toEqual([
		[expect.stringContaining("No name yetStandard"), expect.stringContaining("José PeñaStandard")],
		[expect.stringContaining("José Peña")],
		[expect.stringContaining("No name yet")],
		[],
		[expect.stringContaining("No name yet"), expect.stringContaining("José Peña")],
	]);
	const document = await boxOffice.document("/admin/check-in?state=awaited&q=pena");
	const action = document.querySelector("main tbody form")?.getAttribute("action") as string;
	const marked = await boxOffice.post(action, { step: "arrive" });
	expect(redirectOf(marked)).toEqual([303, "/admin/check-in?state=awaited&q=pena"]);
	expect(await rows("?state=arrived")).toEqual([expect.stringMatching(/José Peña.*, desk$/)]);
	expect(texts((await boxOffice.follow(await boxOffice.post(action, { step: "arrive" }))).document, ".toast p")[0]).toBe("Already checked in");
	await boxOffice.post(action, { step: "undo" });
	expect([await rows("?state=arrived"), (await boxOffice.get(action)).status, await rows("?state=arrived")]).toEqual([[], 302, []]);
});

test("an attendee without a paid ticket cannot be checked in, and check-in staff are told only the reason", async () => {
	addOrder(site, { code: "ACDEFGH7", attendees: ["Ida Lund"], locale: "en" });
	const said = async (who: typeof boxOffice) => {
		const document = await who.document("/admin/check-in?q=ida");
		return [texts(document, "main .page > *").slice(-3), document.querySelector("main ul a[href='/admin/orders/ACDEFGH7']") !== null];
	};
	const words = [
		"No paid ticket matches the search.",
		"Ida LundNot paid yet, ACDEFGH7",
		"These tickets aren’t valid for entry. Send their holders to the box office.",
	];
	expect([await said(usher), await said(boxOffice)]).toEqual([
		[words, false],
		[words, true],
	]);
});

test("the ticket's address is the check-in page for check-in staff, and a plain ticket for everybody else", async () => {
	expect([await panel(visitor), await panel(editor), await panel()]).toEqual([[], [], ["Valid: let in", "Check in"]]);
	expect([(await visitor.post(ticket, { step: "arrive" })).status, (await editor.post(ticket, { step: "arrive" })).status]).toEqual([403, 403]);
	expect(redirectOf(await boxOffice.post(ticket, { step: "arrive" }))).toEqual([303, ticket]);
	expect([await panel(), await panel(organizer)]).toEqual([
		["Checked in", "Undo check-in"],
		["Already checked in", "Undo check-in"],
	]);
	await organizer.post(ticket, { step: "undo" });
	expect([(await boxOffice.post(ticket, { step: "leave" })).status, (await boxOffice.post(ticket, {})).status]).toEqual([400, 400]);
	expect(texts(await organizer.document("/admin/orders/ACDEFGH3"), "main section li").slice(-4)).toEqual([
		expect.stringMatching(/^Ticket 1: checked in.*desk$/),
		expect.stringMatching(/^Ticket 1: check-in undone.*desk$/),
		expect.stringMatching(/^Ticket 1: checked in.*desk$/),
		expect.stringMatching(/^Ticket 1: check-in undone/),
	]);
});

test("an attendee's diet and needs appear on the ticket, at check-in, in the list and its file, and in no log", async () => {
	const secret = `/t/${nameless?.secret}`;
	const told = { diet: "Peanut allergy", access: "Wheelchair", [`diet.${jose?.id}`]: "not mine", needs: "1" };
	expect(redirectOf(await visitor.post(secret, told))).toEqual([303, `${secret}?done=needs#needs`]);
	expect(texts(await visitor.document(`${secret}?done=needs`), "details[open] [role=status]")).toEqual(["Saved."]);
	expect(redirectOf(await visitor.post(secret, { needs: "1", diet: " " }))).toEqual([303, `${secret}#needs`]);
	const long = await visitor.post(secret, { needs: "1", diet: "x".repeat(301) });
	const refused = parse(await long.text());
	expect([long.status, refused.title.startsWith("Error: "), texts(refused, "details[open] [role=alert] li")]).toEqual([
		422,
		true,
		["Food: This is too long. Please shorten it."],
	]);
	const asked = await (await visitor.get(secret)).text();
	expect([asked.includes("eanut"), asked.includes("Details are already saved for this ticket.")]).toEqual([false, true]);
	expect(texts(await boxOffice.document(secret), "[aria-labelledby=check-in-title] p")).toEqual(
		expect.arrayContaining(["Food: Peanut allergy", "Accessibility: Wheelchair"]),
	);
	expect(await rows("?state=diet")).toEqual([expect.stringContaining("Food: Peanut allergyAccessibility: Wheelchair")]);
	expect(await (await boxOffice.get("/admin/orders/attendees.csv")).text()).toContain(",Peanut allergy,Wheelchair,");
	expect(sql(site, "SELECT count(*) AS told FROM order_event WHERE details LIKE '%eanut%'")).toEqual([{ told: 0 }]);
	expect(sql(site, "SELECT diet FROM ticket WHERE diet = 'not mine'")).toEqual([]);
	expect(site.log()).not.toContain("eanut");
	expect((await editor.get("/admin/attendees")).status).toBe(403);
});

test("attendees change their own details on the ticket page, until the deadline for names, and nobody else's", async () => {
	const secret = `/t/${jose?.secret}`;
	const typed = { details: "1", name: "José Peña", company: "Aqua AB", jobTitle: " Chief  engineer ", country: "Peru", [`name.${nameless?.id}`]: "Not mine" };
	const saved = () => sql(site, "SELECT attendee_name, company, job_title, country FROM ticket WHERE id IN (?, ?) ORDER BY id", jose?.id, nameless?.id);
	const nobody = { attendee_name: null, company: null, job_title: null, country: null };
	const mine = { attendee_name: "José Peña", company: "Aqua AB", job_title: "Chief engineer", country: "Peru" };
	expect(redirectOf(await visitor.post(secret, typed))).toEqual([303, `${secret}?done=details#details`]);
	const shown = await visitor.document(`${secret}?done=details`);
	expect([texts(shown, "#details[open] [role=status]"), shown.querySelector("#details [name=company]")?.getAttribute("value"), saved()]).toEqual([
		["Saved."],
		"Aqua AB",
		[mine, nobody],
	]);
	const stale = await visitor.formOf(secret, "#details form");
	await visitor.post(secret, { ...stale, details: "1", company: "Aqua SA" });
	await visitor.post(secret, { ...stale, details: "1", country: "Chile" });
	expect(saved()).toEqual([{ ...mine, company: "Aqua SA", country: "Chile" }, nobody]);
	await visitor.post(secret, typed);
	const wrong = await visitor.post(secret, { ...typed, name: "www.evil.example" });
	const refused = parse(await wrong.text());
	expect([wrong.status, texts(refused, "#details[open] [role=alert] li"), refused.querySelector("#needs[open]")]).toEqual([
		422,
		["Name: Enter a name, without a web or email address."],
		null,
	]);
	sql(site, "UPDATE sales_setting SET names_days = 0");
	sql(site, "UPDATE event SET phase = 'dates'");
	const late = await visitor.post(secret, { ...typed, name: "Too Late" });
	const over = await visitor.document(secret);
	sql(site, "UPDATE event SET phase = 'before'");
	sql(site, "UPDATE sales_setting SET names_days = NULL");
	expect([redirectOf(late), over.querySelector("#details"), saved()]).toEqual([[303, `${secret}#details`], null, [mine, nobody]]);
});

test("check-in staff start at the list, find people and check them in, and neither read nor search mails, needs and orders", async () => {
	expect(redirectOf(await usher.get("/admin"))).toEqual([302, "/admin/check-in"]);
	const list = await usher.document("/admin/check-in");
	expect([texts(list, "nav[aria-label='Admin sections'] :is(a, summary)"), texts(list, "main header :is(a, button)")]).toEqual([
		["Check-in", "Meetings", "usher, my account"],
		[],
	]);
	expect(texts(list, "main nav a")).toEqual(["All (2)", "Not checked in (2)", "Checked in today (0)"]);
	expect(texts(list, "main tbody tr")).toEqual([
		"No name yetStandard ACDEFGH3bought by Ana RuizCheck in: ACDEFGH3",
		"José PeñaStandard ACDEFGH3bought by Ana RuizCheck in: José Peña",
	]);
	expect((await (await usher.get("/admin/check-in")).text()).match(/ana@example|eanut|heelchair|admin\/orders/)).toBeNull();
	const found = async (query: string) => texts(await usher.document(`/admin/check-in?${query}`), "main tbody tr").length;
	expect([await found("q=pena"), await found("q=acdefgh3"), await found("q=ana@example.com"), await found("state=diet")]).toEqual([1, 2, 0, 2]);
	const action = (await usher.document("/admin/check-in?q=pena")).querySelector("main tbody form")?.getAttribute("action") as string;
	expect(redirectOf(await usher.post(action, { step: "arrive" }))).toEqual([303, "/admin/check-in?q=pena"]);
	expect(await rows("?state=arrived")).toEqual([expect.stringMatching(/José Peña.*, usher$/)]);
	expect([await panel(usher), await panel()]).toEqual([
		["Checked in", "Undo check-in"],
		["Already checked in", "Undo check-in"],
	]);
	const shown = await usher.document(`/t/${nameless?.secret}`);
	expect([texts(shown, "[aria-labelledby=check-in-title] p"), texts(shown, "[aria-labelledby=check-in-title] a")]).toEqual([
		["No name yet", "Standard", "bought by Ana Ruiz", "Order ACDEFGH3All attendees"],
		["All attendees"],
	]);
	expect([shown.querySelector("[name=diet]"), shown.querySelector("[name=access]"), shown.querySelector("#details")]).toEqual([null, null, null]);
	await usher.post(ticket, { step: "undo" });
	const refused = await usher.get("/admin/orders/attendees.csv");
	expect([await rows("?state=arrived"), refused.status, refused.headers.get("content-type"), await refused.text()]).toEqual([
		[],
		403,
		"text/plain; charset=utf-8",
		"Your role doesn’t allow this, or the request didn’t come from this site.",
	]);
	expect(await (await usher.get("/api/auth/status")).json()).toEqual({ authenticated: true, role: "check_in" });
});

test("a reassigned or canceled ticket is marked at check-in, and has no button", async () => {
	const sqlite = databaseOf(site);
	const hash = createHash("sha256")
		.update(jose?.secret ?? "")
		.digest("base64url");
	sqlite
		.prepare("INSERT INTO revoked_secret (hash, ticket_id, reason, revoked_at) VALUES (?, ?, 'reassigned', '2026-01-01T00:00:00.000Z')")
		.run(hash, jose?.id);
	sqlite.prepare("UPDATE ticket SET secret = NULL WHERE id = ?").run(jose?.id);
	sqlite.close();
	const words = async (who: typeof boxOffice) =>
		texts(await who.document(ticket), "[aria-labelledby=check-in-title] h2, [aria-labelledby=check-in-title] p, [aria-labelledby=check-in-title] form");
	expect([await words(boxOffice), await words(visitor), (await boxOffice.post(ticket, { step: "arrive" })).status]).toEqual([
		["Do not let in", "This ticket was given to someone else, who has a new QR code.", expect.stringMatching(/^Order \w{8}All attendees$/)],
		[],
		404,
	]);
	expect([(await visitor.get(ticket)).status, (await boxOffice.get(ticket)).status]).toEqual([410, 410]);
});

test("a QR code of no ticket shows an error at check-in, and a missing page to everybody else", async () => {
	const unknown = await usher.get("/t/AAAAAAAAAAAAAAAAAAAAAA");
	const words = texts(parse(await unknown.text()), "[aria-labelledby=check-in-title] h2, [aria-labelledby=check-in-title] p");
	expect([unknown.status, words]).toEqual([404, ["Do not let in", "No ticket has this QR code. Find the attendee by name.", "All attendees"]]);
	expect((await visitor.document("/t/AAAAAAAAAAAAAAAAAAAAAA")).querySelector("#check-in-title")).toBeNull();
});

test("a group mail is previewed with its recipients, then queued in the outbox; for administrators alone", async () => {
	const path = "/admin/write";
	expect([(await boxOffice.get(path)).status, (await boxOffice.post(path, {})).status]).toEqual([403, 403]);
	const typed = { ...(await organizer.formOf(path, FORM)), group: "nameless", "subject.en": "Who comes?", "text.en": "Please tell us." };
	const nothing = await organizer.post(path, { ...typed, "text.en": "" });
	expect([nothing.status, texts(parse(await nothing.text()), "[role=alert] a")]).toEqual([422, ["Text (English): This field is required."]]);
	const shown = parse(await (await organizer.post(path, typed)).text());
	const send = shown.querySelector("button[name=send]");
	expect([send?.textContent, texts(shown, "#group-mail li"), sql(site, "SELECT 1 FROM mail WHERE subject = 'Who comes?'")]).toEqual([
		"Send to 1 person",
		["Ana Ruiz, ana@example.com"],
		[],
	]);
	const seen = { ...typed, send: send?.getAttribute("value") ?? "" };
	expect((await organizer.post(path, { ...seen, "text.en": "Something else." })).status).toBe(409);
	expect(redirectOf(await organizer.post(path, seen))).toEqual([303, path]);
	await organizer.post(path, seen);
	expect(sql(site, "SELECT recipient, is_private AS secret FROM mail WHERE subject = 'Who comes?'")).toEqual([{ recipient: "ana@example.com", secret: 1 }]);
	expect(texts(await organizer.document(path), "[aria-labelledby=sent-title] li")).toEqual([expect.stringMatching(/^Who comes\?To 1 person, .*, by /)]);
});

test("buyers who have not paid are written to at a chosen time, after a test to oneself, unless it is canceled before", async () => {
	const path = "/admin/write";
	addOrder(site, { code: "ACDEFGH9", email: "late@example.com", locale: "en" });
	const texted = { "subject.en": "Your order waits", "text.en": "Please pay soon." };
	const typed = { ...(await organizer.formOf(path, FORM)), group: "unpaid", ...texted };
	const refused = await organizer.post(path, { ...typed, at: "2020-01-01T10:00", test: "1", testTo: "me" });
	expect([refused.status, texts(parse(await refused.text()), "[role=alert] a")]).toEqual([
		422,
		["Send at: This time has passed.", expect.stringMatching(/^Your email, for a test: /)],
	]);
	const tested = parse(await (await organizer.post(path, { ...typed, test: "1", testTo: "me@example.com" })).text());
	expect(texts(tested, "form [role=status]")).toContain(
		"Test created for me@example.com. No mail server is set up, so the emails stay in the outbox. You can copy their text from there.",
	);
	const later = { ...typed, at: "2099-11-20T09:30" };
	const send = parse(await (await organizer.post(path, later)).text()).querySelector("button[name=send]");
	expect(send?.textContent).toMatch(/^Send to \d people on November 20, 2099/);
	expect(redirectOf(await organizer.post(path, { ...later, send: send?.getAttribute("value") ?? "" }))).toEqual([303, path]);
	expect(sql(site, "SELECT recipient FROM mail WHERE subject = 'Your order waits'")).toEqual([{ recipient: "me@example.com" }]);
	expect(sql(site, "SELECT send_at FROM scheduled_group_mail")).toEqual([{ send_at: "2099-11-20T15:30:00.000Z" }]);
	const scheduled = await organizer.document(path);
	expect(texts(scheduled, "[aria-labelledby=scheduled-title] li p")).toEqual([
		expect.stringMatching(/^Your order waitsBuyers who haven’t paid, November 20, 2099.*, by /),
	]);
	const cancel = scheduled.querySelector("button[name=cancel]")?.getAttribute("value") ?? "";
	expect(redirectOf(await organizer.post(path, { cancel }))).toEqual([303, path]);
	expect(sql(site, "SELECT 1 FROM scheduled_group_mail")).toEqual([]);
});
