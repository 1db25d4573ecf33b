import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { chanceFromSeed } from "../support/chance.ts";
import { organizerOf, sql, visitorOf } from "../support/http.ts";
import { times } from "../support/length.ts";
import { LITESTREAM, litestreamOf, placeForReplica, replicated } from "../support/replica.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { buy, PRICE_CENTS, sellTickets } from "./buyers.ts";

const BUYER_COUNT = 4;
const MIN_SELLING_MS = 500;
const MAX_SELLING_MS = 3000;
const MAX_LOSS_MS = 2000;

interface Sale {
	code: string;
	/** When the order, or its payment, was acknowledged. */
	orderedAt: number;
	paidAt?: number;
}

test.runIf(LITESTREAM)(
	"a machine that dies while it sells is replaced from its replica: at most two seconds are lost, and no invoice number is used twice",
	async () => {
		const chance = chanceFromSeed();
		const place = placeForReplica();
		let site = await startSite(place.environment);
		const started = [site];
		sellTickets(site, 1_000_000);
		for (let round = 0; round < times(1, 20); round++) {
			const { cookie = "" } = await organizerOf(site);
			await replicated(site);
			const { sales, diedAt } = await sellUntilMachineDies(site, cookie, MIN_SELLING_MS + chance.below(MAX_SELLING_MS - MIN_SELLING_MS));
			const issued = invoicesIn(site.databaseFile);

			const begun = Date.now();
			const restored = await place.restore(`round-${round}`);
			expect([restored.code, restored.error]).toEqual([0, ""]);
			site = await startSite({ ...place.environment, DATABASE_URL: `file:${restored.databaseFile}` });
			started.push(site);
			const took = Date.now() - begun;

			const states = new Map(sql(site, `SELECT code, state FROM "order"`).map(({ code, state }) => [code, state]));
			const lost = sales.filter(({ code, paidAt }) => !states.has(code) || (paidAt !== undefined && states.get(code) !== "paid"));
			const tooOld = lost.filter(({ code, orderedAt, paidAt = 0 }) => (states.has(code) ? paidAt : orderedAt) < diedAt - MAX_LOSS_MS);
			expect([round, tooOld, sql(site, "PRAGMA integrity_check")]).toEqual([round, [], [{ integrity_check: "ok" }]]);
			const known = invoicesIn(site.databaseFile);
			const organizer = await organizerOf(site);
			const code = (await buy(site)).headers.get("location")?.split("/")[2] ?? "";
			expect((await markPaid(site, organizer, code)).status).toBe(303);
			const [added = 0] = invoicesIn(site.databaseFile).filter((number) => !known.includes(number));
			expect(added).toBeGreaterThan(Math.max(...issued));
			console.log(
				`Round ${round + 1}: ${sales.length} orders acknowledged, ${lost.length} lost; ${issued.length} invoices issued, ${known.length} restored, the next is ${added}; back after ${took} ms`,
			);
		}
		for (const one of started.reverse()) await one.stop();
		place.remove();
	},
);

async function sellUntilMachineDies(site: RunningSite, cookie: string, after: number) {
	const sales: Sale[] = [];
	const organizer = visitorOf(site, { Cookie: cookie });
	const selling = Array.from({ length: BUYER_COUNT }, async () => {
		for (;;) {
			const answer = await buy(site).catch(() => undefined);
			const code = answer?.headers.get("location")?.split("/")[2];
			if (!code) return;
			const sale: Sale = { code, orderedAt: Date.now() };
			sales.push(sale);
			const paid = await markPaid(site, organizer, code).catch(() => undefined);
			if (paid?.status === 303) sale.paidAt = Date.now();
		}
	});
	await expect.poll(() => sales.some(({ paidAt }) => paidAt), { timeout: 10_000 }).toBe(true);
	await new Promise((resolve) => setTimeout(resolve, after));
	process.kill(litestreamOf(site), "SIGKILL");
	const diedAt = Date.now();
	await site.end("SIGKILL");
	await Promise.all(selling);
	return { sales, diedAt };
}

function markPaid(site: RunningSite, organizer: ReturnType<typeof visitorOf>, code: string): Promise<Response> {
	const seen = sql(site, `SELECT max(id) AS seen FROM order_event WHERE order_id = (SELECT id FROM "order" WHERE code = ?)`, code)[0]?.seen;
	return organizer.post(`/admin/orders/${code}/payment`, { typed: String(PRICE_CENTS / 100), seen: String(seen) });
}

function invoicesIn(file: string): number[] {
	const sqlite = new SQLite(file);
	const numbers = sqlite.prepare<[], number>("SELECT number FROM invoice WHERE kind = 'invoice' ORDER BY number").pluck().all();
	sqlite.close();
	return numbers;
}
