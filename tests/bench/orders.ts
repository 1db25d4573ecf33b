import { randomBytes } from "node:crypto";
import SQLite from "better-sqlite3";
import { post, type Sent } from "./messages.ts";
import { startOurs } from "./servers.ts";

/** The sample's Standard tier. */
const PRICE_CENTS = 29_900;
const BUYER_COUNT = 20;
const ORDERS_PER_BUYER = 10;
const RUSH_ORDERS = 500;
const RUSH_CAPACITY = 25;

const fields = () => ({
	attempt: randomBytes(16).toString("base64url"),
	standard: "1",
	expectedTotal: String(PRICE_CENTS),
	buyerName: "Ana Ruiz",
	buyerEmail: "ana@example.com",
	acceptsTerms: "on",
});

/** Five per second. */
export const ORDERS: Sent = { path: "/tickets/order", every: 200, fields };

export interface Selling {
	/** 95th percentile in milliseconds, with twenty concurrent buyers. */
	p95: number;
	/** Five hundred concurrent buyers for twenty-five tickets; `took` is in seconds. */
	rush: { sold: number; refused: number; failed: number; took: number };
}

export async function measureSelling(folder: string): Promise<Selling> {
	const site = await startOurs(folder);
	// The answer waits until the search index is made, a second after the first start.
	await fetch(`${site.origin}/search?q=summit`);
	let count = 0;
	const times: number[] = [];
	const buyer = async () => {
		for (let order = 0; order < ORDERS_PER_BUYER; order++) {
			const started = performance.now();
			const { status } = await post(site.origin, ORDERS.path, fields(), count++);
			if (status !== 303) throw new Error(`An order was answered ${status}.`);
			times.push(performance.now() - started);
		}
	};
	await Promise.all(Array.from({ length: BUYER_COUNT }, buyer));
	const sorted = times.sort((one, other) => one - other);

	const sqlite = new SQLite(site.databaseFile);
	sqlite.prepare("UPDATE ticket_tier SET capacity = ? WHERE id = 'standard'").run(BUYER_COUNT * ORDERS_PER_BUYER + RUSH_CAPACITY);
	sqlite.close();
	const started = performance.now();
	const answers = await Promise.all(Array.from({ length: RUSH_ORDERS }, () => post(site.origin, ORDERS.path, fields(), count++)));
	const took = (performance.now() - started) / 1000;
	const sold = answers.filter(({ status }) => status === 303).length;
	const refused = answers.filter(({ status }) => status === 422).length;
	await site.stop();
	return { p95: sorted[Math.floor(sorted.length * 0.95)] as number, rush: { sold, refused, failed: RUSH_ORDERS - sold - refused, took } };
}
