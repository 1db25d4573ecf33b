import { readFileSync } from "node:fs";
import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GROUPS, TABS } from "#app/admin/sections.ts";
import { hashPassword } from "#app/auth/password.server.ts";
import { type Access, RIGHTS, type Right, type Role } from "#app/auth/rights.ts";
import { RENAMED_ADDRESSES } from "#app/routes/admin/renamed/addresses.ts";
import { hasIndex } from "#app/routes/route-list.ts";
import routes from "#app/routes.ts";
import { controlsOf, parse, texts } from "../support/html.ts";
import { databaseOf, signIn, visitorOf } from "../support/http.ts";
import { IS_LONG } from "../support/length.ts";
import { addOrder } from "../support/orders.ts";
import { picture } from "../support/pictures.ts";
import { ADMIN, startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { get, post } = visitorOf(site);

/** The only public addresses below /admin. */
const OPEN = ["/admin/login", "/admin/logout", "/admin/invitation"];

/** By the first part of the address; `""` is the dashboard, `x` an unknown one. A section that is not listed fails. */
const SECTIONS: Record<string, Access> = {
	"": "editContent",
	dashboard: "signedIn",
	"first-steps": "editContent",
	search: "signedIn",
	account: "signedIn",
	...Object.fromEntries([...TABS, ...GROUPS.website].map((section) => [section, "editContent" as const])),
	orders: "seeOrders",
	payments: "takePayments",
	attendees: "admitAttendees",
	"check-in": "admitAttendees",
	"workshop-lists": "takePayments",
	write: "mailAttendees",
	meetings: "admitAttendees",
	codes: "manageMoney",
	messages: "readMessages",
	subscribers: "seeSubscribers",
	mail: "seeMail",
	"settings/event": "editContent",
	"settings/selling": "manageMoney",
	"settings/team": "manageUsers",
	"settings/privacy": "setRetention",
	"settings/activity": "editContent",
	x: "signedIn",
	"text-preview": "editContent",
};

/** Addresses with stricter rules than their section. */
const APART: Record<string, Access> = {
	"/admin/mail/x/attachments/x": "seeOrders",
	"/admin/settings/event/disruption/x": "manageMoney",
	"/admin/payments/refunds": "seeOrders",
	"/admin/payments/refunds.csv": "seeOrders",
	"/admin/payments/refunds/sent": "manageMoney",
	"/admin/meetings.csv": "seeOrders",
	"/admin/meetings/plan": "mailAttendees",
	"/admin/meetings/people": "mailAttendees",
	"/admin/meetings/sectors": "mailAttendees",
	"/admin/meetings/slots/x": "mailAttendees",
	"/admin/orders/new": "takePayments",
	"/admin/orders/cancel": "takePayments",
	"/admin/orders/mark-paid": "takePayments",
	"/admin/orders/remind": "takePayments",
	"/admin/orders/x/erasure": "setRetention",
	"/admin/orders/x/link": "takePayments",
	"/admin/orders/x/buyer": "takePayments",
	"/admin/orders/x/tickets/x/name": "takePayments",
	"/admin/orders/x/cancel": "manageMoney",
	"/admin/orders/x/difference": "manageMoney",
	"/admin/orders/x/refunds/x/card": "manageMoney",
	"/admin/orders/x/tickets": "takePayments",
	"/admin/orders/x/tickets/x": "takePayments",
	"/admin/orders/x/tickets/x/exchange": "manageMoney",
	"/admin/orders/x/refunds/x/x": "manageMoney",
	"/admin/orders/x/x": "takePayments",
	"/admin/workshops/x/registrations": "takePayments",
	...Object.fromEntries(RENAMED_ADDRESSES.map(([former]) => [`/admin/${former.replace(/:\w+/g, "x")}`, "signedIn" as const])),
};

const REFUSED = { GET: "to the login", POST: "authentication required" };
const LET_IN = { GET: "let in", POST: "let in" };
const FORBIDDEN = { GET: "forbidden", POST: "forbidden" };

const LED = { GET: "to the account", POST: "one more step first" };

/** These redirect to the account for everybody; the second because no user here has a second factor. */
const LEAD_TO_ACCOUNT: Record<string, object> = {
	"/admin/account/sessions": { GET: "to the account" },
	"/admin/account/recovery-codes": { GET: "to the account", POST: "to the account" },
};

const MAY = {
	editor: ["editContent", "seeSubscribers", "seeMail"],
	reader: ["readMessages"],
	both: ["editContent", "seeSubscribers", "seeMail", "readMessages"],
	boxOffice: ["seeOrders", "takePayments", "admitAttendees"],
	checkInStaff: ["admitAttendees"],
	admin: RIGHTS,
} satisfies Record<string, readonly Right[]>;
type Visitor = keyof typeof MAY | "anonymous" | "expired" | "due";
const VISITORS: Visitor[] = ["anonymous", "expired", "due", "editor", "reader", "both", "boxOffice", "checkInStaff", "admin"];

const START_PAGE_LINKS: Partial<Record<Visitor, string>> = { reader: "to the messages", boxOffice: "to the orders", checkInStaff: "to check-in" };

const USERS: Record<string, Role[]> = {
	editor: ["editor"],
	expired: ["editor"],
	reader: ["messages"],
	both: ["messages", "editor"],
	boxOffice: ["box_office"],
	checkInStaff: ["check_in"],
	due: ["editor"],
};

/** Returns everybody in `npm run test:long`, else one visitor without access to the admin area, one user with the right and one without. */
function visitorsOf(access: Access, index: number): Visitor[] {
	if (IS_LONG) return VISITORS;
	const outside = (["anonymous", "expired", "due"] as const)[index % 3] ?? "anonymous";
	const users = Object.keys(MAY) as (keyof typeof MAY)[];
	const isLetIn = (user: keyof typeof MAY) => expectedFor(user, access) === LET_IN;
	return [outside, users.find(isLetIn), users.findLast((user) => !isLetIn(user))].filter((visitor) => visitor !== undefined);
}

function expectedFor(visitor: Visitor, access: Access) {
	if (visitor === "anonymous" || visitor === "expired") return REFUSED;
	if (visitor === "due") return LED;
	return access === "signedIn" || MAY[visitor].some((right) => right === access) ? LET_IN : FORBIDDEN;
}

interface Address {
	path: string;
	/** As in the route table. */
	pattern: string;
	/** The routes that serve it, outer layouts first. */
	chain: { id: string; file: string }[];
}

/** Returns every address of the route table below `/admin`, with parameters filled in. */
function addressesOf(entries: readonly RouteConfigEntry[], parent = "", above: Address["chain"] = []): Address[] {
	return entries.flatMap((entry) => {
		const pattern = entry.path ? `${parent}/${entry.path}` : parent;
		const path = pattern.replace(/:\w+\??/g, "x").replace("*", "x/y/z");
		const chain = [...above, { id: entry.id ?? entry.file.replace(/\.tsx?$/, ""), file: entry.file }];
		return [...(hasIndex(entry.children) ? [] : [{ path, pattern, chain }]), ...addressesOf(entry.children ?? [], pattern, chain)];
	});
}

const everything = addressesOf(await routes);
const all = everything.filter(({ path }) => /^\/admin(\/|$)/.test(path));
const guarded = all.filter(({ path }) => !OPEN.includes(path));
const exportsOf = ({ file }: { file: string }) =>
	[...readFileSync(`app/${file}`, "utf8").matchAll(/(?<=^export (async )?(function|const) )\w+/gm)].map(([name]) => name);
const accessOf = ({ file }: { file: string }) => /^export const facts = \{\s*access: "(\w+)"/m.exec(readFileSync(`app/${file}`, "utf8"))?.[1];
const WITHOUT_PAGE: Record<string, string> = { "authentication required": "401 without a page", "one more step first": "forbidden" };
const hasPage = ({ file }: { file: string }) => /^export (default|\{ (default, )?ErrorBoundary)/m.test(readFileSync(`app/${file}`, "utf8"));
/** One route deletes entries of all kinds. */
const DELETION = "/admin/x/x/delete";
const sectionOf = (path: string) => /^\/admin\/((settings\/)?[^/.]*)/.exec(path)?.[1] ?? "";

const accessTo = (path: string) => (path === DELETION ? "editContent" : (APART[path] ?? SECTIONS[sectionOf(path)]));

const cookies = { anonymous: "" } as Record<Visitor, string>;

beforeAll(async () => {
	const sqlite = databaseOf(site);
	const hash = await hashPassword(ADMIN.password);
	const add = sqlite.prepare("INSERT INTO user (id, username, password_hash) VALUES (?, ?, ?)");
	const give = sqlite.prepare("INSERT INTO user_role (user_id, role) VALUES (?, ?)");
	for (const [name, roles] of Object.entries(USERS)) {
		const id = `access-${name.toLowerCase()}`;
		add.run(id, id, hash);
		for (const role of roles) give.run(id, role);
	}
	sqlite.exec("UPDATE user SET must_change_password = 1 WHERE id = 'access-due'");
	cookies.admin = await signIn(site);
	cookies.editor = await signIn(site, { ...ADMIN, username: "access-editor" });
	cookies.reader = await signIn(site, { ...ADMIN, username: "access-reader" });
	cookies.both = await signIn(site, { ...ADMIN, username: "access-both" });
	cookies.boxOffice = await signIn(site, { ...ADMIN, username: "access-boxoffice" });
	cookies.checkInStaff = await signIn(site, { ...ADMIN, username: "access-checkinstaff" });
	cookies.due = await signIn(site, { ...ADMIN, username: "access-due" });
	cookies.expired = await signIn(site, { ...ADMIN, username: "access-expired" });
	sqlite
		.prepare("UPDATE login_session SET created_at = '2025-01-01T00:00:00.000Z', expires_at = '2025-01-01T12:00:00.000Z' WHERE user_id = 'access-expired'")
		.run();
	sqlite.close();
});

async function outcome(response: Response, path: string): Promise<string | number> {
	const { status, headers } = response;
	const target = headers.get("location");
	if (target?.startsWith("/admin/login")) return target === "/admin/login" || target.endsWith(`=${encodeURIComponent(path)}`) ? "to the login" : target;
	if (path === "/admin" && target === "/admin/messages") return "to the messages";
	if (path === "/admin" && target === "/admin/orders") return "to the orders";
	if (path === "/admin" && target === "/admin/check-in") return "to check-in";
	if (target === "/admin/account") return "to the account";
	if (status === 401) return texts(parse(await response.text()), "h1")[0]?.toLowerCase() ?? "401 without a page";
	if (status === 403) return texts(parse(await response.text()), "h1")[0] === "One more step first" ? "one more step first" : "forbidden";
	const words: Record<number, string> = { 405: "no such method" };
	return words[status] ?? (status < 500 ? "let in" : status);
}

test("the table covers the dashboard and the unguarded addresses", () => {
	expect(all.map(({ path }) => path)).toEqual(expect.arrayContaining(["/admin", ...OPEN]));
});

test("every section of the route table is listed with its permissions", () => {
	const sections = guarded.flatMap(({ path }) => (path in APART ? [] : sectionOf(path)));
	expect([...new Set(sections)].filter((section) => !(section in SECTIONS))).toEqual([]);
});

test("every route names its permission: admin routes as listed above, all others public", () => {
	const named = everything.map(({ path, chain }) => [path, accessOf(chain.at(-1) as Address["chain"][number])]);
	const wanted = everything.map(({ path }) => [path, guarded.some((one) => one.path === path) ? accessTo(path) : "public"]);
	expect(named).toEqual(wanted);
});

/** Addresses that no page links to, with the reason. */
const UNLINKED: Record<string, string> = {
	"/admin/login": "is where those are led who have not signed in",
	"/admin/invitation": "is linked by a mail",
	"/admin/dashboard": "is a former address",
	...Object.fromEntries(RENAMED_ADDRESSES.map(([former]) => [`/admin/${former}`, "is a former address"])),
	"/admin/first-steps": "is sent to until a site is set up",
	"/admin/account/recovery-codes": "is there with a second factor",
	"/admin/pages/:id/originals": "is there once a text is changed",
	"/admin/meetings/day.pdf": "is there once meetings are planned",
	"/admin/agenda/:id/time": "is asked by a script of the timetable",
	"/admin/text-preview": "is asked by a script of editors",
};

/** Files contain no links. */
const FILE = /\.\w+$|\/attachments\//;
/** Pages whose links differ from others of their kind. */
const UNLIKE = [
	...["ACDEFGH3", "ACDEFGH4", "ACDEFGH5"].map((code) => `/admin/orders/${code}`),
	"/admin/news/programme-announced",
	"/admin/settings/team/access-expired",
	"/admin/agenda?sort=day",
];

async function addOneOfEach(): Promise<void> {
	const asAdmin = { Cookie: await signIn(site) };
	for (const [code, came] of Object.entries({ ACDEFGH3: "598", ACDEFGH4: "590", ACDEFGH5: "" })) {
		addOrder(site, { code });
		const payment = `/admin/orders/${code}/payment`;
		const form = came && controlsOf(parse(await (await get(payment, asAdmin)).text()), "main form[method=post]");
		if (form) await post(payment, { ...form, typed: came, confirmed: `${came}.00` }, asAdmin);
	}
	await post(
		"/admin/pictures/new",
		{ file: new File([new Uint8Array(await picture("png", 60, 80))], "a.png"), "alt.en": "A", "alt.es": "A", "alt.sv": "A" },
		asAdmin,
	);
	await post("/contact", { name: "Ana", email: "ana@example.com", subject: "Hello", message: "Words" });
	await post("/newsletter", { email: "ana@example.com" });
	await post("/admin/news/programme-announced/withdrawal", {}, asAdmin);
	const sqlite = databaseOf(site);
	sqlite.exec(`
		INSERT INTO invitation (user_id, expires_at) VALUES ('access-expired', '2099-01-01T00:00:00.000Z');
		INSERT INTO refund (payment_id, state, amount, reason, created_at)
			SELECT payment.id, 'requested', 100, 'other', '2025-01-01T00:00:00.000Z' FROM payment JOIN "order" ON "order".id = order_id WHERE code = 'ACDEFGH3';
		INSERT INTO statement_line (hash, occurrence, state, date, currency, taken_at) VALUES ('h', 1, 'unassigned', '1/2/26', 'USD', '');
		INSERT INTO discount_code (id, percent, tiers) VALUES ('PRESS', 100, '[]');
	`);
	sqlite.close();
}

test("every admin page is linked from another one", async () => {
	await addOneOfEach();
	const patterns = all.filter(({ pattern }) => !/\*|:section/.test(pattern)).map(({ pattern }) => ({ path: pattern }));
	const patternOf = (path: string) => matchRoutes(patterns, path)?.at(-1)?.route.path ?? "";
	const [linked, opened] = [new Set<string>(), new Set<string>()];
	const pages = ["/admin", ...UNLIKE];
	// One after the other: which page stands for its kind does not depend on speed.
	for (const page of pages) {
		const html = await (await get(page, { Cookie: cookies.admin })).text();
		for (const [, target = ""] of html.matchAll(/(?:href|action)="([/#?][^"]*)"/gi)) {
			const { pathname, search } = new URL(target.replaceAll("&amp;", "&"), site.origin + page);
			const pattern = patternOf(pathname);
			if (pattern !== patternOf(page)) linked.add(pattern);
			if (pattern === "" || FILE.test(pattern) || opened.has(pattern)) continue;
			opened.add(pattern);
			pages.push(pathname + search);
		}
	}
	expect(patterns.flatMap(({ path }) => (linked.has(path) || path in UNLINKED ? [] : [path]))).toEqual([]);
});

describe.each(guarded.map((address, index) => ({ ...address, index })))("$path", ({ path, chain, index }) => {
	const access = accessTo(path) as Access;
	const own = exportsOf(chain.at(-1) as Address["chain"][number]);

	test.each(visitorsOf(access, index))("for %s", async (visitor) => {
		const headers = { Cookie: cookies[visitor] };
		const read = await outcome(await get(path, headers), path);
		const written = await outcome(await post(path === "/admin" ? "/admin?index" : path, {}, headers), path);
		const isSettledHere = visitor === "due" && path === "/admin/account";
		const answers = isSettledHere ? LET_IN : expectedFor(visitor, access);
		const leadsTo = path === "/admin" ? START_PAGE_LINKS[visitor] : undefined;
		const { GET, POST } = leadsTo ? { ...FORBIDDEN, GET: leadsTo } : answers === LET_IN ? { ...LET_IN, ...LEAD_TO_ACCOUNT[path] } : answers;
		const refused = hasPage(chain.at(-1) as Address["chain"][number]) ? POST : (WITHOUT_PAGE[POST] ?? POST);
		expect([read, written]).toEqual([GET, own.includes("action") ? refused : "no such method"]);
	});

	test("each loader is guarded when requested alone", async () => {
		// The layout's loader renders only the frame, which an expired form needs as well.
		for (const { id } of chain.filter(({ file }) => file !== "routes/admin/layout.tsx" && exportsOf({ file }).includes("loader"))) {
			const response = await get(`${path}.data?_routes=${encodeURIComponent(id)}`);
			expect([id, response.status, (await response.text()).includes("/admin/login")]).toEqual([id, 202, true]);
		}
	});

	test("forged sessions are rejected", async () => {
		for (const Cookie of ["session=made-up", "session="]) expect(await outcome(await get(path, { Cookie }), path)).toBe("to the login");
	});
});

test("the shared frame contains no names", async () => {
	const frame = await (await get("/admin.data?_routes=routes%2Fadmin%2Flayout")).text();
	expect([frame.includes("Admin"), frame.includes("Logged in as admin"), frame.includes(`"${ADMIN.username}"`)]).toEqual([true, false, false]);
});
