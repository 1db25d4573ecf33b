import type { Attack } from "./attack.ts";
import type { CachedPage } from "./cached.ts";
import type { Flood } from "./floods.ts";
import type { FreshPage } from "./fresh.ts";
import type { Grown } from "./growth.ts";
import type { Planned } from "./meetings.ts";
import type { Readers } from "./messages.ts";
import type { Selling } from "./orders.ts";
import type { Rush } from "./rush.ts";
import type { Look } from "./soak.ts";
import type { Starts } from "./start.ts";
import type { Weight } from "./weights.ts";

export interface Results {
	cached: CachedPage[];
	/** Processor time of a page with an unread query, divided by that without. */
	unreadQueries: number;
	fresh: FreshPage[];
	readers: Readers;
	/** With five orders per second. */
	readersOfShop: Readers;
	selling: Selling;
	meetings: Planned[];
	weights: Weight[];
	start: Starts;
	attacks: Attack[];
	floods: Flood[];
	growth: Grown;
	soak: Look[];
}

export interface Line {
	what: string;
	wanted: string;
	measured: string;
	isMet: boolean;
}

const atLeast = (what: string, least: number, value: number): Line => ({ what, wanted: `≥ ${least}`, measured: value.toFixed(2), isMet: value >= least });
const atMost = (what: string, most: number, value: number, unit: string): Line => ({
	what,
	wanted: `< ${most} ${unit}`,
	measured: `${value.toFixed(1)} ${unit}`,
	isMet: value < most,
});

export function linesOfRush({ pages, orders, failed, lost, mails, resident }: Omit<Rush, "lines">): Line[] {
	return [
		atMost("pages, p99", 50, pages.p99, "ms"),
		atMost("orders, p95", 500, orders.p95, "ms"),
		atMost("requests that failed", 1, failed, ""),
		atMost("acknowledged orders that are missing", 1, lost, ""),
		atMost("the longest from an order to its sent mail", 300, mails.longest, "s"),
		atMost("mails left unsent", 1, mails.unsent, ""),
		atMost("resident memory", 250, resident, "MB"),
	];
}

export const rushTable = ({ minutes, visitors, pages, orders, mails, lines }: Rush) =>
	[
		`${visitors} visitors in ${minutes} min asked for ${pages.count} pages and ordered ${orders.count} times; ${mails.sent} mails were sent.`,
		table(
			["what", "wanted", "measured", ""],
			lines.map(({ what, wanted, measured, isMet }) => [what, wanted, measured, isMet ? "met" : "missed"]),
		),
	].join("\n\n");

/** The required figures. Speeds are ratios within one run, as machines vary. */
export function linesOf({ cached, unreadQueries, fresh, readers, readersOfShop, selling, meetings, start, attacks, floods, growth, soak }: Results): Line[] {
	return [
		...cached.flatMap(({ path, ours, ofBare, ofNginx }) => [
			atLeast(`${path} from memory, of bare node:http`, 0.9, ofBare),
			atLeast(`${path} from memory, of nginx`, 0.6, ofNginx),
			atMost(`${path} from memory, p99`, 10, ours.p99, "ms"),
		]),
		atMost("/agenda with a query that it does not read, of its processor time", 1.25, unreadQueries, ""),
		...fresh.map(({ what, ofRemix }) => atLeast(`${what}, of remix-serve`, 1, ofRemix)),
		atLeast("/ from memory while 20 messages a second come, of the calm rate", 0.9, readers.ofCalm),
		atLeast("/ from memory while 5 orders a second come, of the calm rate", 0.8, readersOfShop.ofCalm),
		atMost("an order with 20 buyers at once, p95", 250, selling.p95, "ms"),
		atMost("of 500 at once for 25 tickets, answered neither with a ticket nor in words", 1, selling.rush.failed, ""),
		...meetings.flatMap(({ people, slots, made, delayMaking, ofCalm }) => [
			atMost(`${people} people in ${slots} slots, until a plan is made`, 20, made, "s"),
			atMost(`${people} people in ${slots} slots, event-loop delay while a plan is made, p99`, 50, delayMaking, "ms"),
			atLeast(`/ from memory while a plan for ${people} people is made, of the calm rate`, 0.8, ofCalm),
		]),
		atMost("start to first page, new database", 1000, start.first, "ms"),
		atMost("start to first page", 1000, start.again, "ms"),
		atMost("under attack, the longest wait for /healthz", 300, Math.max(...attacks.map(({ health }) => health)), "ms"),
		atMost("under attack, resident memory", 250, Math.max(...attacks.map(({ resident }) => resident)), "MB"),
		atMost("flooded with addresses, resident memory", 250, Math.max(...floods.map(({ resident }) => resident)), "MB"),
		atMost("on a large summit, the largest page of the admin area", 300, Math.max(...growth.admin.map(({ bytes }) => bytes / 1000)), "KB"),
		atMost("on a large summit, the slowest page of the admin area", 200, Math.max(...growth.admin.map(({ time }) => time)), "ms"),
		atMost("on a large summit, the slowest file of orders", 2000, Math.max(...growth.files.map(({ time }) => time)), "ms"),
		atMost(`resident memory after ${soak.at(-1)?.requests} requests`, 200, soak.at(-1)?.resident ?? Number.NaN, "MB"),
		atMost("write-ahead log, at its longest", 8, Math.max(...soak.map(({ wal }) => wal)), "MB"),
		atMost("event-loop delay under load, p99", 50, Math.max(...soak.map(({ delay }) => delay)), "ms"),
		atMost(
			"requests that failed",
			1,
			soak.reduce((sum, { failures }) => sum + failures, 0),
			"",
		),
	];
}

export function tablesOf(results: Results & { machine: object; lines: Line[] }): string {
	const whole = (value: number) => value.toFixed(0);
	const servers = (entry: Record<string, unknown>, names: string[]) =>
		names.map((name) => {
			const { rate, p99, cost } = entry[name] as { rate: number; p99: number; cost: number };
			return `${whole(rate)}/s, ${p99.toFixed(1)} ms, ${whole(cost)} µs`;
		});
	return [
		Object.entries(results.machine)
			.map(([name, value]) => `${name}: ${value}`)
			.join(", "),
		table(
			["from memory", "bytes", "ours", "bare node:http", "nginx"],
			results.cached.map((page) => [page.path, whole(page.bytes), ...servers({ ...page }, ["ours", "bare", "nginx"])]),
		),
		table(
			["made anew", "ours", "remix-serve"],
			results.fresh.map((page) => [page.what, ...servers({ ...page }, ["ours", "remix"])]),
		),
		table(
			["/ from memory", "while nobody writes", "meanwhile", "sent in a second"],
			[
				["messages", ...servers({ ...results.readers }, ["calm", "meanwhile"]), whole(results.readers.sent)],
				["orders", ...servers({ ...results.readersOfShop }, ["calm", "meanwhile"]), whole(results.readersOfShop.sent)],
			],
		),
		table(
			["500 buyers at once for 25 tickets", "sold", "refused", "failed", "seconds"],
			[["", whole(results.selling.rush.sold), whole(results.selling.rush.refused), whole(results.selling.rush.failed), results.selling.rush.took.toFixed(1)]],
		),
		table(
			["meetings of", "slots", "made in s", "published in s", "delay ms", "delay while publishing", "/ before", "/ meanwhile"],
			results.meetings.map(({ people, slots, made, published, delayMaking, delayPublishing, ...pages }) => [
				...[people, slots].map(whole),
				...[made, published, delayMaking, delayPublishing].map((value) => value.toFixed(1)),
				...servers(pages, ["calm", "meanwhile"]),
			]),
		),
		weightsOf(results.weights),
		table(
			["under attack", "/healthz, longest ms", "resident MB", "seconds of a core"],
			results.attacks.map(({ what, health, resident, work }) => [what, whole(health), whole(resident), work.toFixed(1)]),
		),
		table(
			["flooded with", "requests", "/healthz, longest ms", "resident MB", "seconds of a core"],
			results.floods.map(({ what, requests, health, resident, work }) => [what, whole(requests), whole(health), whole(resident), work.toFixed(1)]),
		),
		table(
			["on a large summit", "bytes", "ms"],
			[...results.growth.admin, ...results.growth.files, ...results.growth.visitors].map(({ path, bytes, time }) => [path, whole(bytes), whole(time)]),
		),
		table(
			["requests so far", "a second", "p99 ms", "resident MB", "log MB", "delay ms"],
			results.soak.map((look) => [
				whole(look.requests),
				whole(look.rate),
				look.p99.toFixed(1),
				whole(look.resident),
				look.wal.toFixed(1),
				look.delay.toFixed(1),
			]),
		),
		table(
			["what", "wanted", "measured", ""],
			results.lines.map(({ what, wanted, measured, isMet }) => [what, wanted, measured, isMet ? "met" : "missed"]),
		),
		"Rate, p99 and processor time for one answer: medians of the rounds; shares: medians of what each round says.",
	].join("\n\n");
}

/** Bytes and milliseconds. */
const weightsOf = (weights: Weight[]) =>
	table(
		["kind", "bytes", "gzip", "brotli", "cold ms", "cached ms"],
		weights.map(({ path, bytes, gzip, brotli, cold, cached }) => [
			path.replace(/\.[0-9a-f]{16}/, "").replace(/sessions=.*/, "sessions=…"),
			...[bytes, gzip, brotli].map((count) => count?.toFixed(0) ?? "–"),
			...[cold, cached].map((time) => time.toFixed(1)),
		]),
	);

function table(head: string[], rows: string[][]): string {
	return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
