import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { startMailServer } from "../support/smtp.ts";
import { PUBLIC_ORIGIN, startOurs } from "./servers.ts";
import { type Line, linesOfRush } from "./table.ts";

const VISITORS_PER_MINUTE = 10_000;
/** One in twenty buys. */
const VISITORS_PER_BUYER = 20;
const PAGES = ["/", "/tickets", "/agenda"];
const ORDER_FORM = "/tickets/order?standard=1";
const ARRIVAL_INTERVAL_MS = 10;
const MAX_MAIL_WAIT_MS = 300_000;
const SMTP_DELAY_MS = 30;
/** The sample's Standard tier. */
const PRICE_CENTS = 29_900;

export interface Rush {
	minutes: number;
	visitors: number;
	/** Milliseconds. */
	pages: { count: number; p99: number };
	orders: { count: number; p95: number };
	failed: number;
	lost: number;
	/** Seconds. */
	mails: { sent: number; unsent: number; longest: number };
	/** MB, at most. */
	resident: number;
	lines: Line[];
}

/** Visitors arrive at their times whether or not the site has answered those before, and buyers get their mail from a slow server. */
export async function measureRush(folder: string, minutes: number): Promise<Rush> {
	const mailServer = await startMailServer();
	mailServer.answerAfter(SMTP_DELAY_MS);
	const site = await startOurs(folder, { SMTP_URL: mailServer.url, MAIL_FROM: "The Summit <news@summit.example>", LOG_LEVEL: "warn" });
	sell(site.databaseFile);
	const agent = new Agent({ keepAlive: true, maxSockets: 500 });
	const times = { pages: [] as number[], orders: [] as number[] };
	const ordered: string[] = [];
	let failed = 0;
	let resident = 0;
	const ask = (path: string, body?: string, number = 0) =>
		new Promise<string>((resolve) => {
			const begun = performance.now();
			const headers = { "Accept-Encoding": "br", "X-Forwarded-For": addressOf(number), ...(body && { ...FORM_HEADERS, "Content-Length": body.length }) };
			const sent = request(site.origin + path, { agent, method: body ? "POST" : "GET", headers }, (answer) => {
				answer.resume().on("end", () => {
					times[body ? "orders" : "pages"].push(performance.now() - begun);
					if (answer.statusCode !== (body ? 303 : 200)) failed += 1;
					resolve(answer.headers.location ?? "");
				});
			});
			sent.on("error", () => {
				failed += 1;
				resolve("");
			});
			sent.end(body);
		});
	const visit = async (number: number) => {
		for (const page of PAGES) await ask(page, undefined, number);
		if (number % VISITORS_PER_BUYER > 0) return;
		await ask(ORDER_FORM, undefined, number);
		const code = (await ask("/tickets/order", orderOf(number), number)).split("/")[2];
		if (code) ordered.push(code);
	};
	for (const path of [...PAGES, ORDER_FORM]) await ask(path);
	times.pages.length = 0;

	const visitors = minutes * VISITORS_PER_MINUTE;
	const begun = performance.now();
	const visits: Promise<void>[] = [];
	while (visits.length < visitors) {
		const due = Math.min(visitors, Math.floor(((performance.now() - begun) / 60_000) * VISITORS_PER_MINUTE));
		while (visits.length < due) visits.push(visit(visits.length));
		resident = Math.max(resident, residentOf(site.pid));
		await setTimeout(ARRIVAL_INTERVAL_MS);
	}
	await Promise.all(visits);

	const sqlite = new SQLite(site.databaseFile, { readonly: true });
	const count = (query: string) => sqlite.prepare<[], number>(query).pluck().get() as number;
	const unsent = () => count("SELECT count(*) FROM mail WHERE sent_at IS NULL");
	for (const giveUp = Date.now() + MAX_MAIL_WAIT_MS; unsent() > 0 && Date.now() < giveUp; ) await setTimeout(500);
	const known = new Set(sqlite.prepare<[], string>(`SELECT code FROM "order"`).pluck().all());
	const measured = {
		minutes,
		visitors,
		pages: { count: times.pages.length, p99: quantile(times.pages, 0.99) },
		orders: { count: times.orders.length, p95: quantile(times.orders, 0.95) },
		failed,
		lost: ordered.filter((code) => !known.has(code)).length,
		mails: {
			sent: count("SELECT count(*) FROM mail WHERE sent_at IS NOT NULL"),
			unsent: unsent(),
			longest: count("SELECT coalesce(max((julianday(sent_at) - julianday(created_at)) * 86400), 0) FROM mail"),
		},
		resident,
	};
	sqlite.close();
	agent.destroy();
	await site.stop();
	await mailServer.stop();
	return { ...measured, lines: linesOfRush(measured) };
}

const FORM_HEADERS = { "Content-Type": "application/x-www-form-urlencoded", Origin: PUBLIC_ORIGIN };

const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) % 256}.${number % 256}`;

function orderOf(number: number): string {
	return new URLSearchParams({
		attempt: randomBytes(16).toString("base64url"),
		standard: "1",
		expectedTotal: String(PRICE_CENTS),
		buyerName: "Ana Ruiz",
		buyerEmail: `ana${number}@example.com`,
		acceptsTerms: "on",
	}).toString();
}

function sell(databaseFile: string): void {
	const sqlite = new SQLite(databaseFile);
	sqlite.exec("UPDATE ticket_tier SET capacity = 1000000 WHERE id = 'standard'; UPDATE event SET capacity = NULL");
	sqlite.close();
}

function quantile(times: number[], share: number): number {
	return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;
}

function residentOf(pid: number): number {
	return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
