import { mkdtempSync } from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { ADMIN } from "../support/running-site.ts";
import { grow, LARGE } from "./grow.ts";
import { middle } from "./load.ts";
import { startOurs } from "./servers.ts";

/** Requests for each page. */
const REQUESTS_PER_PAGE = 5;

export interface GrownPage {
	path: string;
	bytes: number;
	/** Median milliseconds until the last byte. */
	time: number;
}

export interface Grown {
	admin: GrownPage[];
	files: GrownPage[];
	visitors: GrownPage[];
}

const SECTIONS = ["speakers", "agenda", "workshops", "tickets", "partners", "regions", "news", "faq", "legal", "pictures", "messages", "subscribers", "mail"];

const ADMIN_PAGES = [
	"/admin",
	...SECTIONS.map((section) => `/admin/${section}`),
	...["speakers", "agenda", "workshops", "news"].flatMap((section) => [`/admin/${section}?q=a`, `/admin/${section}/new`]),
	"/admin/speakers/order",
	"/admin/speakers/import",
	"/admin/speakers/astrid-lindqvist",
	"/admin/speakers/astrid-lindqvist/delete",
	"/admin/agenda/session-900",
	"/admin/agenda?day=2",
	"/admin/workshops/workshop-60",
	"/admin/news/programme-announced",
	"/admin/settings/event",
	"/admin/settings/activity",
	"/admin/settings/team",
	"/admin/account",
	"/admin/settings/privacy",
	...[
		"orders",
		"orders?state=attention",
		"orders?q=buyer-1",
		"orders/Q0000001",
		"payments",
		"payments/refunds",
		"workshop-lists",
		"settings/selling",
		"codes",
	].map((page) => `/admin/${page}`),
	...["attendees", "attendees?q=attendee", "check-in", "write", "settings/event/disruption/postponed"].map((page) => `/admin/${page}`),
];

const FILES = ["orders.csv", "orders/attendees.csv", "orders/invoices.csv", "orders/payments.csv", "payments/refunds.csv"].map((file) => `/admin/${file}`);

const PUBLIC_PAGES = [
	...["/", "/about", "/regions", "/venue", "/partners", "/agenda", "/agenda?day=2", "/speakers", "/speakers?q=a", "/workshops", "/workshops/workshop-60"],
	...["/tickets", "/news", "/news?q=a", "/news/programme-announced", "/contact", "/sitemap.xml", "/agenda.ics"],
	...["agenda", "agenda?day=1", "speakers", "workshops", "news", "partners", "tickets", "events"].map((name) => `/api/${name}`),
];

/** Measures size and time of each page on a large summit. Pages of signed-in users are never cached. */
export async function measureGrowth(folder: string): Promise<Grown> {
	const { ADMIN_USERNAME, ADMIN_PASSWORD } = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password };
	const site = await startOurs(mkdtempSync(path.join(folder, "growth-")), { ADMIN_USERNAME, ADMIN_PASSWORD, PUBLIC_ORIGIN: "" });
	const sqlite = new SQLite(site.databaseFile);
	grow(sqlite, LARGE);
	sqlite.close();
	// The answer waits until the search index is up to date.
	await fetch(`${site.origin}/search?q=summit`);
	const Cookie = await signIn(site.origin);
	const ask = async (pages: string[]) => {
		const measured: GrownPage[] = [];
		for (const page of pages) measured.push(await askOften(site.origin, page, Cookie));
		return measured;
	};
	const measured = { admin: await ask(ADMIN_PAGES), files: await ask(FILES), visitors: await ask(PUBLIC_PAGES) };
	await site.stop();
	return measured;
}

async function signIn(origin: string): Promise<string> {
	const answer = await fetch(`${origin}/admin/login`, {
		method: "POST",
		redirect: "manual",
		headers: { Origin: origin },
		body: new URLSearchParams({ ...ADMIN }),
	});
	return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function askOften(origin: string, page: string, Cookie: string): Promise<GrownPage> {
	const times: number[] = [];
	let bytes = 0;
	for (let time = 0; time < REQUESTS_PER_PAGE; time++) {
		const start = performance.now();
		const answer = await fetch(origin + page, { redirect: "manual", headers: { Cookie } });
		bytes = (await answer.arrayBuffer()).byteLength;
		times.push(performance.now() - start);
		if (answer.status !== 200) throw new Error(`${page} was answered ${answer.status}.`);
	}
	return { path: page, bytes, time: middle(times) };
}
