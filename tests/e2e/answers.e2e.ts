import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect, hydrated, test } from "../support/browser.ts";
import { addUser, asNew, organizerOf, signIn, sql } from "../support/http.ts";
import { oneIn } from "../support/length.ts";
import { addMeeting, offerMeetings, takePart } from "../support/meetings.ts";
import { addOrder, addPaidTickets } from "../support/orders.ts";
import { picture } from "../support/pictures.ts";
import { ADMIN, type RunningSite } from "../support/running-site.ts";

test.use({ ownSite: true, viewport: { width: 360, height: 640 }, provoked: /status of 4\d\d|ERR_FAILED|Failed to fetch/ });

type Fields = Record<string, string>;

interface Form {
	open: string | ((site: RunningSite) => string | Promise<string>);
	reach?: (page: Page) => Promise<unknown>;
	/** Default: the form in `main`. */
	form?: string;
	/** Default: the form's last button. */
	button?: string;
	/** Valid values; a checkbox is checked. */
	fields?: Fields;
	/** Invalid values. Without them, the session has ended or, on the public site, the page is gone. */
	wrong?: Fields;
	/** True if only an expired session can make it fail, which has its own page. */
	cannotFail?: boolean;
	source: string;
	widths?: number[];
	/** Another user, for forms that end login sessions. */
	account?: string;
}

const password = { passwordNow: ADMIN.password };
const wrongPassword = { passwordNow: "not the password" };
/** For forms longer than a screen. */
const LONG = oneIn(3, [360, 768, 1280]);

const LETTERS = "ACDEFGHJKLMNPQRTUVWXY34679";
let orders = 0;

function newCode(): string {
	orders += 1;
	return `FGHJKL${LETTERS[Math.floor(orders / LETTERS.length)]}${LETTERS[orders % LETTERS.length]}`;
}

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
const secretOf = (code: string) => code.toLowerCase().padEnd(32, "x");
const ticketOf = (code: string) => code.toLowerCase().padEnd(22, "t");
const orderPage = (code: string) => `/orders/${code}/${secretOf(code)}`;

function unpaid(site: RunningSite): string {
	const code = newCode();
	addOrder(site, { code, tickets: 1, locale: "en" });
	return opened(site, code);
}

function paid(site: RunningSite, code = newCode()): string {
	addPaidTickets(site, { code, attendees: ["Ana Ruiz"], secrets: [ticketOf(code)], locale: "en" });
	return opened(site, code);
}

function opened(site: RunningSite, code: string): string {
	sql(site, `INSERT INTO order_secret (hash, order_id, created_at) SELECT ?, id, created_at FROM "order" WHERE code = ?`, hashOf(secretOf(code)), code);
	return code;
}

const ticketId = (site: RunningSite, code: string) =>
	sql(site, `SELECT ticket.id FROM ticket JOIN order_line ON order_line.id = line_id JOIN "order" ON "order".id = order_id WHERE code = ?`, code)[0]?.id;
const lineId = (site: RunningSite, code: string) =>
	sql(site, `SELECT order_line.id FROM order_line JOIN "order" ON "order".id = order_id WHERE code = ?`, code)[0]?.id;

/** Returns the tickets of two people who meet, unless they only take part. */
function meeting(site: RunningSite, isFixed = true): string {
	offerMeetings(site);
	const [one, other] = [ticketOf(paid(site)), ticketOf(paid(site))];
	const ids = [takePart(site, { secret: one, name: `Ana ${one}` }), takePart(site, { secret: other, name: `Eva ${other}` })] as const;
	if (isFixed) addMeeting(site, ...ids);
	return one;
}

const BUYER = { buyerName: "Ana Ruiz", buyerEmail: "ana@example.com", acceptsTerms: "on" };
const NOBODY = { buyerEmail: "nobody" };
const COMPANY = { companyTaxArea: "elsewhere", companyName: "Aqua AB", companyAddress: "Storgatan 1" };

const PUBLIC: Record<string, Form> = {
	order: { open: "/tickets/order?business=1", form: "#order", fields: BUYER, wrong: NOBODY, source: "domain/sales/order/order-frame.tsx", widths: LONG },
	contact: {
		open: "/contact",
		form: "#contact",
		fields: { name: "Ana", email: "ana@example.com", subject: "Hello", message: "Words" },
		wrong: { email: "nobody" },
		source: "routes/site/contact/form.tsx",
	},
	newsletter: {
		open: "/venue",
		form: "#footer-newsletter",
		fields: { email: "walked@example.com" },
		wrong: { email: "nobody" },
		source: "domain/people/newsletter/form.tsx",
	},
	"signing in": {
		open: "/admin/login",
		form: "#login",
		fields: { username: ADMIN.username, password: ADMIN.password },
		wrong: { password: "wrong" },
		source: "admin/login-form.tsx",
	},
	"a spot by a ticket's address": {
		open: (site) => {
			paid(site, "ACDEFGH3");
			return "/workshops/hear-the-leak/place";
		},
		form: "#register",
		fields: { ticket: `/t/${ticketOf("ACDEFGH3")}` },
		wrong: { ticket: "nothing" },
		source: "routes/site/workshop-registration.tsx",
	},
	"a spot": {
		open: (site) => `/t/${ticketOf(paid(site))}/workshops`,
		form: "main li form >> nth=-1",
		source: "routes/site/ticket-workshops/ticket-workshops.tsx",
	},
	"what attendees need": {
		open: (site) => `/t/${ticketOf(paid(site))}`,
		form: "#needs form",
		source: "routes/site/ticket/folded-form.tsx",
	},
	"an attendee's details": {
		open: (site) => `/t/${ticketOf(paid(site))}`,
		form: "#details form",
		fields: { jobTitle: "Engineer" },
		wrong: { name: "" },
		source: "routes/site/ticket/folded-form.tsx",
	},
	"a buyer's corrected email": {
		open: (site) => orderPage(unpaid(site)),
		form: "#email form",
		fields: { buyerEmail: "bo@example.com" },
		wrong: NOBODY,
		source: "routes/site/order/correct-email.tsx",
	},
	"names on tickets": { open: (site) => orderPage(unpaid(site)), form: "#tickets form", source: "routes/site/order/order-tickets.tsx" },
	"canceling what is unpaid": { open: (site) => orderPage(unpaid(site)), form: "form[action$=cancel]", source: "routes/site/order/manage-order.tsx" },
	"canceling tickets": {
		open: async (site) => {
			const code = unpaid(site);
			const [organizer, payment] = [await organizerOf(site), `/admin/orders/${code}/payment`];
			await organizer.post(payment, await organizer.formOf(payment, "main form[method=post]"));
			return `${orderPage(code)}/cancel?line=${lineId(site, code)}`;
		},
		form: "#cancellation",
		source: "routes/site/cancel-tickets.tsx",
	},
	"a profile for meetings": {
		open: (site) => {
			offerMeetings(site);
			return `/t/${ticketOf(paid(site))}/profile`;
		},
		form: "#profile",
		fields: { offers: "Pumps", seeks: "Customers", email: "ana@example.com" },
		wrong: { email: "nobody" },
		source: "routes/site/meeting-profile.tsx",
		widths: LONG,
	},
	"a wish to meet": {
		open: (site) => `/t/${meeting(site, false)}/people`,
		form: "main li form >> nth=-1",
		source: "routes/site/meeting-people.tsx",
	},
	"a meeting that is canceled": {
		open: (site) => `/t/${meeting(site)}/meetings`,
		form: "main li form",
		fields: { reason: "Late train" },
		source: "routes/site/meetings.tsx",
	},
	"handing a ticket on": {
		open: (site) => `/t/${ticketOf(paid(site))}/hand-on`,
		form: "#hand-on",
		fields: { name: "Nina Ny", email: "nina@example.com" },
		wrong: { email: "nobody" },
		source: "domain/sales/ticket/reassignment/form.tsx",
	},
	"a company for the invoice": {
		open: (site) => `${orderPage(unpaid(site))}/invoice-data`,
		form: "#invoice",
		fields: COMPANY,
		wrong: { companyName: "" },
		source: "routes/site/order-invoice-data.tsx",
	},
	"the workshops of a ticket": {
		open: (site) => {
			const code = unpaid(site);
			return `${orderPage(code)}/tickets/${ticketId(site, code)}/workshops`;
		},
		form: "#workshops",
		source: "routes/site/change-workshops.tsx",
	},
	"erasing an order": { open: (site) => `${orderPage(unpaid(site))}/erasure`, source: "routes/site/order-erasure.tsx" },
};

const ROOM = { "name.en": "Roof terrace", "name.es": "Terraza", "name.sv": "Takterrassen", places: "40" };
const STATEMENT = "Date;Amount;Currency;Reference\n2026-11-19;299.00;USD;FGHJKLAA";
const paste = (words: string, button: string) => async (page: Page) => {
	await page.locator("main [name=text]").last().fill(words);
	await page.getByRole("button", { name: button }).click();
	await expect(page.locator("#result-title")).toBeFocused();
};

async function newRoom(site: RunningSite): Promise<string> {
	orders += 1;
	const names = { "name.en": `Room ${orders}`, "name.es": `Sala ${orders}`, "name.sv": `Rum ${orders}` };
	await (await organizerOf(site)).post("/admin/rooms/new", asNew({ ...ROOM, ...names }));
	return `/admin/rooms/${sql(site, "SELECT id FROM room ORDER BY rowid DESC LIMIT 1")[0]?.id}`;
}

function newLine(site: RunningSite, step: string): string {
	orders += 1;
	sql(
		site,
		"INSERT INTO statement_line (hash, occurrence, state, day, amount, currency, reference, taken_at) VALUES (?, 1, 'unassigned', '2026-11-19', 29900, 'USD', 'Ticket', '2026-11-20T00:00:00.000Z')",
		`walked-${orders}`,
	);
	return `/admin/payments/lines/${sql(site, "SELECT max(id) AS id FROM statement_line")[0]?.id}/${step}`;
}

async function newPicture(site: RunningSite): Promise<string> {
	const file = new File([new Uint8Array(await picture("png", 60, 80))], "walked.png", { type: "image/png" });
	const answer = await (await organizerOf(site)).post("/admin/pictures/new", { file, "alt.en": "One", "alt.es": "Uno", "alt.sv": "En" });
	return answer.headers.get("location") ?? "";
}

async function newUser(site: RunningSite): Promise<string> {
	orders += 1;
	await addUser(site, `walked-${orders}`);
	return `/admin/settings/team/walked-${orders}`;
}

let latest = "";

const ADMINS: Record<string, Form> = {
	"a new room": { open: "/admin/rooms/new", form: "#editor", fields: ROOM, wrong: { "name.en": "" }, source: "admin/editor.tsx", widths: LONG },
	"an order made by an organizer": {
		open: "/admin/orders/new",
		form: "#by-hand",
		fields: { "number.business": "1", buyerName: "Ana" },
		wrong: { buyerEmail: "nobody" },
		source: "routes/admin/orders/new/form.tsx",
		widths: LONG,
	},
	"what a list does with several": {
		open: "/admin/speakers",
		form: "#bulk",
		button: "[name=status]",
		reach: (page) => page.locator("tbody [name=id]").last().check(),
		source: "admin/bulk-bar.tsx",
	},
	"deleting one": { open: async (site) => `${await newRoom(site)}/delete`, source: "admin/deletion-page.tsx" },
	"a row's position": { open: "/admin/tickets", form: "form:has([name=direction]) >> nth=-1", cannotFail: true, source: "admin/position-buttons.tsx" },
	"a table": {
		open: "/admin/speakers/import",
		form: "form:has([type=file])",
		fields: { text: "id,company\nkilla-huaman,New" },
		wrong: { text: "what" },
		source: "admin/import-page.tsx",
	},
	"a table that was checked": {
		open: "/admin/speakers/import",
		reach: paste("id,company\nkilla-huaman,Newer", "Check"),
		form: "form:has([name=fingerprint])",
		source: "admin/import-result.tsx",
	},
	"undoing a change": {
		open: async (site) => {
			await newRoom(site);
			return "/admin/settings/activity";
		},
		form: "form[action$=undo] >> nth=0",
		source: "domain/operations/activity/batch-list.tsx",
	},
	"checking in, in the list": {
		open: (site) => {
			paid(site);
			return "/admin/check-in";
		},
		form: "form[action*=check-in] >> nth=-1",
		source: "routes/admin/check-in/list/tables.tsx",
	},
	"checking in, on the ticket page": { open: (site) => `/t/${ticketOf(paid(site))}`, form: "form:has([name=step])", source: "routes/site/ticket/check-in.tsx" },
	"a spot given by an organizer": {
		open: (site) => {
			paid(site, "ACDEFGH4");
			return "/admin/workshops/hear-the-leak/registrations?q=ACDEFGH4";
		},
		form: "main [role=status] form",
		reach: (page) => page.locator("main [role=status] summary").click(),
		source: "routes/admin/workshops/registrations/tables.tsx",
	},
	"a picture": {
		open: "/admin/pictures/new",
		form: "#upload",
		fields: { "alt.en": "One", "alt.es": "Uno", "alt.sv": "En" },
		wrong: { "alt.en": "A".repeat(251) },
		reach: async (page) =>
			page.locator("#upload [type=file]").setInputFiles({ name: "walked.png", mimeType: "image/png", buffer: await picture("png", 60, 80) }),
		source: "routes/admin/pictures/upload/upload-form.tsx",
	},
	"publishing news": { open: "/admin/news/programme-announced", form: "main form:has([formaction])", source: "domain/content/news/publication.tsx" },
	"a picture's middle": { open: newPicture, form: "form[action$=focus]", source: "routes/admin/pictures/picture/focus-form.tsx" },
	"deleting a picture": { open: async (site) => `${await newPicture(site)}/delete`, source: "routes/admin/pictures/delete.tsx" },
	"a page's first texts": { open: "/admin/pages/about/originals", source: "routes/admin/pages/originals.tsx" },
	"a message": {
		open: (site) => {
			sql(
				site,
				"INSERT INTO contact_message (name, email, subject, message, locale, read_at) VALUES ('Ana', 'a@example.com', 'Hi', 'Hi', 'en', '2026-01-01T00:00:00.000Z')",
			);
			return `/admin/messages/${sql(site, "SELECT max(id) AS id FROM contact_message")[0]?.id}`;
		},
		form: "main form[method=post] >> nth=-1",
		source: "routes/admin/messages/message/message.tsx",
	},
	"a statement": {
		open: (site) => {
			unpaid(site);
			return "/admin/payments/statement";
		},
		form: "form:has([type=file])",
		fields: { text: STATEMENT },
		wrong: { text: "" },
		source: "routes/admin/payments/statement/page.tsx",
	},
	"a statement's columns": {
		open: "/admin/payments/statement",
		reach: paste("19.11.2026\t299.00\tFGHJKLAA\n20.11.2026\t1.00\tInterest", "See what would happen"),
		form: "form:has([name=asked])",
		source: "domain/sales/payment/statement/question.tsx",
	},
	"a statement that was read": {
		open: (site) => {
			latest = unpaid(site);
			return "/admin/payments/statement";
		},
		reach: (page) => paste(STATEMENT.replace("FGHJKLAA", latest), "See what would happen")(page),
		form: "form:has([name=apply])",
		source: "domain/sales/payment/statement/outcome.tsx",
	},
	"a line for an order": {
		open: (site) => {
			addOrder(site, { code: "ACDEFGH6", tickets: 1 });
			return newLine(site, "assign");
		},
		fields: { code: "ACDEFGH6" },
		wrong: { code: "" },
		source: "routes/admin/payments/line-step.tsx",
	},
	"a line for no order": {
		open: (site) => newLine(site, "dismiss"),
		fields: { reason: "A fee" },
		wrong: { reason: "" },
		source: "routes/admin/payments/line-step.tsx",
	},
	"a login session": {
		open: async (site) => {
			await signIn(site);
			return "/admin/account";
		},
		form: "form[action$=sessions] >> nth=-1",
		source: "routes/admin/account/account/login-session-table.tsx",
	},
	"one's password": {
		open: "/admin/account",
		account: "walked-password",
		form: "#password",
		fields: { ...password, passwordNew: "another aqueduct there", passwordAgain: "another aqueduct there" },
		wrong: wrongPassword,
		source: "routes/admin/account/account/password-form.tsx",
	},
	"a user's roles": { open: newUser, form: "form:has([name=role])", fields: password, wrong: wrongPassword, source: "routes/admin/settings/team/user.tsx" },
	"disabling a user": {
		open: async (site) => `${await newUser(site)}/disabled`,
		fields: password,
		wrong: wrongPassword,
		source: "domain/people/account/confirm-form.tsx",
	},
	"a buyer": {
		open: (site) => `/admin/orders/${unpaid(site)}/buyer`,
		fields: { buyerName: "Bo Berg" },
		wrong: { buyerEmail: "nobody" },
		source: "routes/admin/orders/buyer/buyer-form.tsx",
	},
	"an order's tickets": {
		open: (site) => `/admin/orders/${unpaid(site)}/tickets`,
		fields: { "number.business": "1" },
		wrong: { "number.business": "" },
		source: "routes/admin/orders/change-tickets/form.tsx",
	},
	"an order's note": { open: (site) => `/admin/orders/${unpaid(site)}/payment`, source: "routes/admin/orders/order-action.tsx" },
	"an order's link": { open: (site) => `/admin/orders/${unpaid(site)}/link`, source: "routes/admin/orders/link.tsx" },
	"a ticket's name": {
		open: (site) => {
			const code = paid(site);
			return `/admin/orders/${code}/tickets/${ticketId(site, code)}/name`;
		},
		fields: { name: "Bo Berg" },
		wrong: { name: "" },
		source: "routes/admin/orders/name-ticket.tsx",
	},
	"a mail to attendees": {
		open: (site) => {
			paid(site);
			return "/admin/write";
		},
		fields: { "subject.en": "Hello", "text.en": "Words" },
		wrong: { "text.en": "" },
		source: "routes/admin/write/form.tsx",
	},
	"a scheduled mail": {
		open: (site) => {
			const values = ["later", "ana", '{"group":"all"}', '{"en":{"subject":"Hello","text":"Words"}}', "2099-01-01T00:00:00.000Z"];
			sql(site, "INSERT OR REPLACE INTO scheduled_group_mail VALUES (?, ?, ?, ?, ?)", ...values);
			return "/admin/write";
		},
		form: "form:has([name=cancel])",
		source: "routes/admin/write.tsx",
	},
	"how long data is kept": {
		open: "/admin/settings/privacy",
		fields: { mailDays: "30" },
		wrong: { mailDays: "" },
		source: "domain/operations/retention/form.tsx",
	},
	"a plan of meetings": {
		open: (site) => {
			meeting(site, false);
			return "/admin/meetings";
		},
		form: "#plan form",
		source: "routes/admin/meetings/overview/plan.tsx",
	},
	"a meeting on the day": {
		open: (site) => {
			meeting(site);
			return "/admin/meetings/day";
		},
		form: "tbody form >> nth=0",
		source: "routes/admin/meetings/day.tsx",
	},
	"a person who leaves meetings": {
		open: (site) => {
			meeting(site);
			return "/admin/meetings/people";
		},
		form: "tbody form >> nth=0",
		source: "routes/admin/meetings/people.tsx",
	},
	sectors: {
		open: (site) => {
			offerMeetings(site);
			return "/admin/meetings/sectors";
		},
		form: "#sectors",
		fields: { "0.en": "Wind" },
		wrong: { "2.sv": "Vind", "2.en": "" },
		source: "routes/admin/meetings/sectors.tsx",
	},
	"meeting slots": {
		open: (site) => {
			offerMeetings(site);
			return "/admin/meetings/slots/business-matchmaking";
		},
		form: "#slots",
		fields: { slotMinutes: "20" },
		wrong: { pauseMinutes: "none" },
		source: "routes/admin/meetings/slots.tsx",
	},
};

/** Forms tested elsewhere or without an answer, with the reason. */
const ELSEWHERE: Record<string, string> = {
	"ui/checked-form.tsx": "is a part of others",
	"ui/theme-choice.tsx": "answers by how the page looks",
	"admin/toast.tsx": "sends what the list of changes sends",
	"admin/confirmation-page.tsx": "sends what a list or the timetable sent, once more",
	"admin/resumed-form.tsx": "sends another form once more",
	"ui/send-again.tsx": "sends another form once more",
	"routes/admin/layout.tsx": "signs out, on which all pages of the admin area end",
	"routes/admin/invitation.tsx": "is read without signing in: its parts are those of others",
	"routes/admin/dashboard/first-steps.tsx": "is there until a site is set up",
	"routes/admin/mail/mail.tsx": "is there where mail is sent",
	"routes/admin/mail/list.tsx": "is there where mail is sent",
	"routes/site/find-order.tsx": "is there where mail is sent",
	"routes/site/order/pay-by-card.tsx": "leads to another site",
	"domain/people/newsletter/one-click.tsx": "is read by a mail's link alone",
	"routes/admin/settings/privacy/question.tsx": "comes where something is too old",
	"routes/admin/account/second-factor/turn-on-form.tsx": "asks for the code of a moment",
};

test("every form is listed and submitted", () => {
	const drawn = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
		(file) => file.endsWith(".tsx") && /<(\w+\.)?Form\b[^>]*method="post"|<form\b[^>]*method="post"|<CheckedForm/.test(readFileSync(`app/${file}`, "utf8")),
	);
	const walked = Object.values({ ...PUBLIC, ...ADMINS }).map(({ source }) => source);
	expect(drawn.filter((file) => !walked.includes(file) && !(file in ELSEWHERE))).toEqual([]);
});

for (const [name, form] of Object.entries(PUBLIC)) walk(name, form, false);
test.describe("signed in", () => {
	test.use({ signedIn: true });
	for (const [name, form] of oneIn(10, Object.entries(ADMINS))) walk(name, form, true);
});

function walk(name: string, form: Form, isSignedIn: boolean): void {
	for (const width of form.widths ?? [360]) {
		test(`${name}: at ${width} px each answer is in view`, async ({ page, context, site }) => {
			await page.setViewportSize({ width, height: width === 360 ? 640 : 800 });
			if (form.account) {
				const [cookie = "", value = ""] = (await signIn(site, await addUser(site, form.account))).split("=");
				await context.addCookies([{ name: cookie, value, url: site.origin }]);
			}
			const path = typeof form.open === "string" ? form.open : await form.open(site);
			const { fields = {}, wrong } = form;

			await open(page, path, form, fields);
			await page.waitForLoadState("networkidle");
			await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort("failed") : route.continue()));
			await press(page, form);
			await expect.poll(() => answerOn(page)).toMatch(/^(summary|page)$/);
			await expect(page.locator(":focus")).toContainText(/could not be (reached|sent)/);
			if ((await answerOn(page)) === "summary") expect(await typedOf(page, form, fields)).toEqual(fields);
			await page.unroute("**/*");

			if (!form.cannotFail) {
				await open(page, path, form, { ...fields, ...wrong });
				const cookies = await context.cookies();
				const away = wrong || isSignedIn ? undefined : hide(site, path);
				if (!wrong && isSignedIn) await context.clearCookies();
				await press(page, form);
				await expect.poll(() => answerOn(page)).toMatch(/^(summary|field|page|answer)$/);
				away?.();
				await context.addCookies(cookies);
			}

			await open(page, path, form, fields);
			const sent = page.waitForResponse((response) => response.request().method() === "POST");
			await press(page, form);
			expect((await sent).status()).toBeLessThan(400);
			await expect.poll(() => answerOn(page)).toMatch(/^(notice|page|answer|toast)$/);
		});
	}
}

async function open(page: Page, path: string, form: Form, fields: Fields): Promise<void> {
	await page.goto(path);
	const found = page.locator(form.form ?? "main form[method=post]");
	await hydrated(page, form.reach ? "main form >> nth=0" : (form.form ?? "main form[method=post]"));
	await form.reach?.(page);
	await page.evaluate(() => {
		for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
	});
	const allLanguages = page.getByRole("button", { name: "Show Side by side" });
	if (await allLanguages.isVisible()) await allLanguages.click();
	for (const [field, value] of Object.entries(fields)) {
		const control = found.locator(`[name="${field}"]`).first();
		const type = await control.getAttribute("type");
		if (type === "checkbox") await control.check();
		else if (type === "radio") await found.locator(`[name="${field}"][value="${value}"]`).check();
		else if ((await control.evaluate(({ tagName }) => tagName)) === "SELECT") await control.selectOption(value);
		else await control.fill(value);
	}
}

const press = (page: Page, form: Form) =>
	page
		.locator(form.form ?? "main form[method=post]")
		.locator(form.button ?? "button:visible:not([type=button])")
		.last()
		.click();

async function typedOf(page: Page, form: Form, fields: Fields): Promise<Fields> {
	const found = page.locator(form.form ?? "main form[method=post]");
	const typed = Object.keys(fields).map(async (field) => [field, await found.locator(`[name="${field}"]`).first().inputValue()]);
	return Object.fromEntries(await Promise.all(typed));
}

/** Returns a function that restores it. */
function hide(site: RunningSite, path: string): () => void {
	const [, kind, code = ""] = path.split("/");
	const [table, column, own] = kind === "t" ? ["ticket", "secret", code] : ["order_secret", "hash", hashOf(secretOf(code))];
	const away = `gone${own.slice(4)}`;
	sql(site, `UPDATE ${table} SET ${column} = ? WHERE ${column} = ?`, away, own);
	return () => void sql(site, `UPDATE ${table} SET ${column} = ? WHERE ${column} = ?`, own, away);
}

/** The focused element in view, or the toast. */
const answerOn = (page: Page) =>
	page.evaluate(() => {
		const isSeen = (element: Element | null) => {
			const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
			return bottom > 0 && top >= 0 && top < innerHeight - 16;
		};
		const { activeElement: active } = document;
		if (!active || document.querySelector("[data-pending]")) return "under way";
		const toast = document.querySelector("[data-toast]");
		if (toast?.contains(active)) return "focus in the toast";
		const place = active.closest("[data-error-summary], [data-notice]");
		if (active.matches("[aria-invalid=true]")) return isSeen(document.getElementById(`${active.id}-error`)) ? "field" : "field out of sight";
		if (place) return `${place.hasAttribute("data-notice") ? "notice" : "summary"}${isSeen(place) ? "" : " out of sight"}`;
		const isHeading = active.matches("main h1");
		if (isHeading && (scrollY === 0 || location.hash)) return "page";
		if (toast) return isSeen(toast) ? "toast" : "toast out of sight";
		if (isHeading) return `page from ${scrollY}`;
		if (active.matches("main :is([role=alert], h2)[tabindex], main button[name=direction]")) return isSeen(active) ? "answer" : "answer out of sight";
		return `nothing: ${active.tagName}`;
	});
