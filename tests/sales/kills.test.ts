import { afterAll, expect, test } from "vitest";
import { chanceFromSeed } from "../support/chance.ts";
import { organizerOf, sql, visitorOf } from "../support/http.ts";
import { times } from "../support/length.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { type Session, startStripe, tell } from "../support/stripe.ts";
import { buy, PRICE_CENTS, sellTickets } from "./buyers.ts";

/** Milliseconds from the first order to the kill, at most. */
const MAX_SELLING_MS = 1000;
const BUYER_COUNT = 6;

const stripe = await startStripe();
afterAll(stripe.stop);

test("a process that is killed during sales loses no order or payment, leaves none half done, and keeps no charge without an order", async () => {
	const chance = chanceFromSeed();
	const rounds = times(2, 200);
	let site = await startSite(stripe.environment);
	const { databaseFile } = site;
	sellTickets(site, 1_000_000);
	const started = [site];
	const { cookie = "" } = await organizerOf(site);
	let [ordered, paid] = [0, 0];
	for (let round = 0; round < rounds; round++) {
		const said = await sellUntilKilled(site, cookie, chance.below(MAX_SELLING_MS));
		// Expired card orders are checked at Stripe as soon as the site is back.
		sql(site, `UPDATE "order" SET expires_at = created_at WHERE state = 'awaiting_card'`);
		site = await startSite({ ...stripe.environment, DATABASE_URL: `file:${databaseFile}` });
		started.push(site);
		const known = new Set(sql(site, `SELECT code FROM "order"`).map(({ code }) => code));
		const settled = new Set(sql(site, `SELECT code FROM "order" WHERE state = 'paid'`).map(({ code }) => code));
		expect([round, said.ordered.filter((code) => !known.has(code)), said.paid.filter((code) => !settled.has(code))]).toEqual([round, [], []]);
		expect([round, ...halfDone(site)]).toEqual([round, ...halfDone(site).map(() => 0)]);
		ordered += said.ordered.length;
		paid += said.paid.length;
	}
	await expect.poll(() => openAtStripe(site)).toEqual([0, 0, 0]);
	expect(halfDone(site)).toEqual(halfDone(site).map(() => 0));
	const { kept, sentBack } = charges();
	expect(kept).toEqual(
		sql(site, `SELECT code, reference FROM ${KEPT} AND payment.method = 'card' ORDER BY code`).map(({ code, reference }) => [code, reference]),
	);
	console.log(
		`${rounds} kills: ${ordered} orders and ${paid} payments acknowledged, none lost, none half done; ${kept.length} charges kept, ${sentBack} sent back`,
	);
	expect(kept.length + sentBack).toBeGreaterThan(0);
	for (const one of started.reverse()) await one.stop();
});

/** Orders and pays by transfer, by card or both at once, until the process is killed; returns the acknowledged codes. */
async function sellUntilKilled(site: RunningSite, cookie: string, after: number): Promise<{ ordered: string[]; paid: string[] }> {
	const said = { ordered: [] as string[], paid: [] as string[] };
	const organizer = visitorOf(site, { Cookie: cookie });
	const markPaid = (code: string) => {
		const seen = sql(site, `SELECT max(id) AS seen FROM order_event WHERE order_id = (SELECT id FROM "order" WHERE code = ?)`, code)[0]?.seen;
		return organizer.post(`/admin/orders/${code}/payment`, { typed: String(PRICE_CENTS / 100), seen: String(seen) });
	};
	const payByCard = async ({ id }: Session) => tell(`${site.origin}/webhooks/stripe`, await stripe.pay(id));
	const selling = Array.from({ length: BUYER_COUNT }, async (_, buyer) => {
		const [byCard, byTransfer] = [buyer % 3 > 0, buyer % 3 < 2];
		for (;;) {
			const answer = await buy(site, { method: byCard ? "card" : "bank" }).catch(() => undefined);
			const path = answer?.headers.get("location")?.split("/");
			const session = stripe.sessions.get(path?.at(-1) ?? "");
			const code = session?.metadata.order ?? path?.[2];
			if (!code) return;
			said.ordered.push(code);
			const marked = byTransfer && markPaid(code).then(({ status }) => status === 303);
			const charged = session && payByCard(session).then(({ ok }) => ok);
			const answers = await Promise.allSettled([marked, charged]);
			if (answers.some((one) => one.status === "fulfilled" && one.value)) said.paid.push(code);
			if (answers.some(({ status }) => status === "rejected")) return;
		}
	});
	await expect.poll(() => said.paid.length).toBeGreaterThan(0);
	await new Promise((resolve) => setTimeout(resolve, after));
	await site.end("SIGKILL");
	await Promise.all(selling);
	return said;
}

function openAtStripe(site: RunningSite): number[] {
	return [
		countOf(site, "payment WHERE method = 'card' AND state IN ('created', 'pending')"),
		countOf(site, "refund JOIN payment ON payment.id = payment_id WHERE payment.method = 'card' AND refund.state = 'requested'"),
		[...stripe.sessions.values()].filter(({ status }) => status === "open").length,
	];
}

function charges() {
	const charged = [...stripe.sessions.values()].filter(({ payment_status }) => payment_status === "paid");
	const refunds = Map.groupBy(stripe.refunds.values(), ({ payment_intent }) => payment_intent);
	const kept = charged.filter(({ payment_intent }) => !refunds.has(payment_intent as string));
	expect([...refunds.values()].map((ofCharge) => ofCharge.map(({ amount }) => amount))).toEqual(Array(charged.length - kept.length).fill([PRICE_CENTS]));
	return { kept: kept.map(({ metadata, payment_intent }) => [metadata.order, payment_intent]).sort(), sentBack: refunds.size };
}

const countOf = (site: RunningSite, query: string) => Number(sql(site, `SELECT count(*) AS count FROM ${query}`)[0]?.count);

const KEPT = `payment JOIN "order" ON "order".id = order_id WHERE payment.state = 'confirmed' AND NOT EXISTS (SELECT 1 FROM refund WHERE payment_id = payment.id)`;

function halfDone(site: RunningSite): number[] {
	const count = (query: string) => countOf(site, query);
	return [
		count(`"order" WHERE NOT EXISTS (SELECT 1 FROM order_line WHERE order_id = "order".id)`),
		count(`order_line WHERE kind = 'tier' AND NOT EXISTS (SELECT 1 FROM ticket WHERE line_id = order_line.id)`),
		count(`"order" AS one WHERE state = 'paid' AND (SELECT count(*) FROM ${KEPT} AND order_id = one.id) <> 1`),
		count(`payment JOIN "order" ON "order".id = order_id WHERE payment.state = 'confirmed' AND "order".state <> 'paid'`),
		count(`"order" WHERE state = 'paid' AND (SELECT count(*) FROM invoice WHERE order_id = "order".id) <> 1`),
		count(`ticket JOIN order_line ON order_line.id = line_id JOIN "order" ON "order".id = order_id WHERE "order".state = 'paid' AND secret IS NULL`),
		count(`order_line WHERE kind = 'workshop' AND NOT EXISTS (SELECT 1 FROM workshop_registration WHERE line_id = order_line.id)`),
		count(
			`workshop_registration AS one JOIN order_line ON order_line.id = line_id JOIN "order" ON "order".id = order_id WHERE "order".state = 'paid' AND one.state = 'reserved'`,
		),
		// Gapless numbers end at their count.
		count("(SELECT count(*) AS issued, max(number) AS last FROM invoice WHERE kind = 'invoice') WHERE issued > 0 AND issued <> last"),
		count("pragma_integrity_check WHERE integrity_check <> 'ok'"),
	];
}
