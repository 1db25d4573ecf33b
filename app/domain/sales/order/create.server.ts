import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { type Attendee, namedAttendee } from "#app/domain/sales/attendee/attendee.ts";
import type { InvoiceData } from "#app/domain/sales/invoice/data.ts";
import { beginAttempt, CHECKOUT_LIFETIME_MS } from "#app/domain/sales/payment/card/attempts.server.ts";
import { expectPayment, settle } from "#app/domain/sales/payment/settle.server.ts";
import { transferDue } from "#app/domain/sales/payment/transfer/transfer-due.server.ts";
import { findDiscount } from "#app/domain/sales/pricing/discounts.server.ts";
import { type LinePrice, pricesOf, totalOf } from "#app/domain/sales/pricing/prices.ts";
import { beginningOf, notAfter } from "#app/domain/sales/registration/order/beginning.server.ts";
import { type CartRegistration, type CartRegistrationProblem, priceCartRegistrations } from "#app/domain/sales/registration/order/cart.server.ts";
import { reserveWithOrder } from "#app/domain/sales/registration/order/reserve.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { findSent, freeAttempt } from "./attempt.server.ts";
import { emailBuyer } from "./email-buyer.server.ts";
import { recordOrderEvent } from "./history.server.ts";
import { insertLines, insertOrder } from "./insert.server.ts";
import { MAX_TICKETS } from "./limits.ts";
import { findOrder, type Order, type OrderLine, type Ticket } from "./queries.server.ts";
import { addFormSecret } from "./secrets.server.ts";
import { getSalesSettings, sellsHere } from "./settings.server.ts";
import type { SalesSettings } from "./settings.ts";
import type { PaymentMethod } from "./states.ts";
import { countTaken, isEarly, saleState, ticketsLeft, updateStockStatus } from "./stock.server.ts";

export interface Cart {
	numbers: Record<string, number>;
	/** Workshop ids for each ticket, tiers in their order, each as often as its number. */
	workshops?: readonly (readonly string[])[];
	code?: string;
}

export type CartProblem =
	| { why: "nothing" }
	| { why: "gone" }
	| { why: "workshopGone" }
	| { why: "tooMany"; most: number }
	| { why: "tierTooMany"; tier: Tier; most: number }
	| { why: "notOnSale"; tier: Tier }
	| { why: "summitCancelled" }
	| { why: "tax" }
	| { why: "left"; tier: Tier; left: number }
	| { why: "code" }
	| { why: "codeLater" }
	| CartRegistrationProblem;

export interface PricedLine extends LinePrice {
	tier: Tier;
}

/** Reserves nothing. */
export interface PricedCart {
	lines: PricedLine[];
	registrations: CartRegistration[];
	/** Of tickets and workshops. */
	total: ReturnType<typeof totalOf>;
	problems: CartProblem[];
}

export interface Buyer {
	name: string;
	email: string;
	locale: Locale;
	invoiceTo?: InvoiceData;
	/** In the order of the tickets. */
	attendees: readonly Attendee[];
}

export interface NewOrder extends Cart, Buyer {
	/** Form id, so that a form submitted twice makes one order. */
	attempt: string;
	method: Exclude<PaymentMethod, "none">;
	/** Cents, as the buyer read it. */
	expectedTotal: number;
	/** Origin to which Stripe leads back, such as `https://summit.example`. */
	origin: string;
}

export type CreatedOrder = Pick<Order, "id" | "code" | "method"> & {
	secret: string;
	isAgain?: true;
};
/** Without the secret if the visitor may not open the order. */
export type PreviousOrder = Pick<CreatedOrder, "code"> & Partial<Pick<CreatedOrder, "secret">>;
/** `earlier`: an order of the same form with other content. */
export type OrderResult =
	| CreatedOrder
	| {
			refused: PricedCart;
			isPriceNew: boolean;
			isByCode?: boolean;
			earlier?: PreviousOrder;
	  };

export async function priceCart(
	cart: Cart,
	on: Database = db,
	now = new Date(readClock()),
	known: SummitEvent | Promise<SummitEvent> = getEvent(on),
): Promise<PricedCart> {
	const [event, tiers, taken, settings] = await Promise.all([known, listTiers({}, on), countTaken(on, now), getSalesSettings(on)]);
	const wanted = tiers.map((tier) => ({ tier, number: cart.numbers[tier.id] ?? 0 })).filter(({ number }) => number > 0);
	const isGone = Object.entries(cart.numbers).some(([id, number]) => number > 0 && !tiers.some((tier) => tier.id === id));
	const discount = cart.code ? await findDiscount(on, cart.code, event, now) : undefined;
	// Unavailable tickets are listed as problems and cost nothing.
	const buyable = singlesOf(wanted)
		.map((tier, ticketIndex) => ({ tier, ticketIndex, workshopIds: cart.workshops?.[ticketIndex] ?? [] }))
		.filter(({ tier }) => isForSale(tier, event) && ticketsLeft(taken, tier, event) > 0);
	const { registrations, ...workshops } = await priceCartRegistrations(on, buyable, { event, taxRate: settings.taxRate, now });
	const isOpen = await sellsHere(event, on);
	const prices = pricesOf(
		buyable.map(({ tier }) => tier),
		{ ...rulesOf(event, settings), discount },
	);
	const lines = prices.map((price, index) => ({ ...price, tier: (buyable[index] as (typeof buyable)[number]).tier }));
	return {
		lines,
		registrations,
		total: totalOf([...prices, ...registrations]),
		problems: [
			...(isGone ? [{ why: "gone" as const }] : []),
			...(isGone && wanted.length === 0 ? [] : problemsOf(wanted, taken, event, isOpen)),
			...(cart.code && !discount ? [{ why: "code" as const }] : []),
			...workshops.problems,
			...(workshops.isGone ? [{ why: "workshopGone" as const }] : []),
		],
	};
}

const singlesOf = (wanted: readonly { tier: Tier; number: number }[]) =>
	wanted.flatMap(({ tier, number }) => Array.from({ length: Math.min(number, MAX_TICKETS) }, () => tier));

function problemsOf(wanted: { tier: Tier; number: number }[], taken: ReadonlyMap<string, number>, event: SummitEvent, isOpen: boolean): CartProblem[] {
	const all = wanted.reduce((sum, { number }) => sum + number, 0);
	if (all === 0) return [{ why: "nothing" }];
	const problems: CartProblem[] = all > MAX_TICKETS ? [{ why: "tooMany", most: MAX_TICKETS }] : [];
	let others = 0;
	for (const { tier, number } of wanted) {
		// Earlier tiers of the cart use up the event's capacity.
		const left = ticketsLeft(new Map(taken).set("", others), tier, event);
		others += number;
		if (!isOpen || !isForSale(tier, event)) problems.push({ why: "notOnSale", tier });
		else if (number > (tier.mostPerOrder ?? MAX_TICKETS)) problems.push({ why: "tierTooMany", tier, most: tier.mostPerOrder ?? MAX_TICKETS });
		else if (number > left) problems.push({ why: "left", tier, left });
	}
	return problems;
}

export const isForSale = (tier: Tier, event: SummitEvent) => ["onSale", "fewLeft"].includes(saleState(tier, event));

export const rulesOf = (event: SummitEvent, { taxRate }: SalesSettings) => ({
	groupMinimum: event.groupMinimum,
	groupDiscount: event.groupDiscount,
	isEarly: isEarly(event),
	taxRate,
});

/** Runs in one transaction with the write lock. Returns the earlier order if the same form was submitted for the same email. */
export async function createOrder(order: NewOrder): Promise<OrderResult> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		const before = await findSent(trx, order);
		if (before) {
			const earlier = { ...before, secret: await addFormSecret(trx, before, now) };
			return (await isAskedAgain(trx, before.id, order, now))
				? { ...earlier, isAgain: true }
				: { refused: await priceCart(order, trx, now), isPriceNew: false, earlier };
		}
		const event = await getEvent(trx);
		const cart = await priceCart(order, trx, now, event);
		const isPriceNew = cart.problems.length === 0 && cart.total.gross !== order.expectedTotal;
		if (cart.problems.length > 0 || isPriceNew) return { refused: cart, isPriceNew, isByCode: isPriceNew && (await isWithoutCode(order, trx, now, event)) };

		const workshopLines = cart.registrations.map(({ workshop }) => ({ kind: "workshop" as const, itemId: workshop.id }));
		const { id, code } = await insertOrder(trx, {
			...order,
			attempt: await freeAttempt(trx, order),
			total: cart.total.gross,
			expiresAt:
				order.method === "card"
					? notAfter(new Date(now.getTime() + CHECKOUT_LIFETIME_MS).toISOString(), await beginningOf(workshopLines, trx))
					: await transferDue(trx, { event, tiers: cart.lines.map(({ tier }) => tier), lines: workshopLines }, now),
			now,
		});
		const tickets = await insertLines(
			trx,
			id,
			cart.lines.map((line, index) => ({ ...line, kind: "tier", itemId: line.tier.id, name: line.tier.name, attendee: order.attendees[index] })),
		);
		await recordOrderEvent(trx, id, "ordered", { actor: "buyer", now, details: { total: cart.total.gross } });
		await reserveWithOrder(trx, { id, tickets }, cart.registrations, { actor: "buyer", now });
		const secret = await addFormSecret(trx, { id, code }, now);
		if (cart.total.gross === 0) await settle(trx, await expectPayment(trx, { orderId: id, method: "none", amount: 0, now }), { amount: 0, actor: "site", now });
		else if (order.method === "card") await beginAttempt(trx, { orderId: id, amount: cart.total.gross, origin: order.origin, now });
		else await emailBuyer(trx, "ordered", { orderId: id, now, event });
		await updateStockStatus(trx, now, event);
		return { id, code, method: cart.total.gross === 0 ? "none" : order.method, secret };
	});
}

const isWithoutCode = async ({ numbers, workshops, code, expectedTotal }: NewOrder, on: Database, now: Date, event: SummitEvent) =>
	code !== undefined && (await priceCart({ numbers, workshops }, on, now, event)).total.gross === expectedTotal;

async function isAskedAgain(trx: Database, id: number, order: NewOrder, now: Date): Promise<boolean> {
	const { name, email, numbers, code, invoiceTo, attendees, expectedTotal } = order;
	const { lines, ...before } = (await findOrder(id, trx)) as Order;
	const tickets = lines.filter(({ kind }) => kind === "tier");
	const ordered = Map.groupBy(tickets, ({ itemId }) => itemId);
	const wanted = Object.entries(numbers).filter(([, number]) => number > 0);
	const isSameCart = wanted.length === ordered.size && wanted.every(([tier, number]) => ordered.get(tier)?.length === number);
	const areSamePeople =
		before.name === name &&
		before.email === email &&
		JSON.stringify(before.invoiceTo) === JSON.stringify(invoiceTo) &&
		tickets.every(({ ticket }, index) => isSameAttendee(ticket, attendees[index]));
	const isNewCode = code !== undefined && !tickets.some(({ discountCode }) => discountCode === code.trim().toUpperCase());
	const total = isNewCode ? (await priceCart(order, trx, now)).total.gross : expectedTotal;
	return isSameCart && areSamePeople && before.total === expectedTotal && before.total === total && (await areSameWorkshops(trx, before, tickets, order));
}

const isSameAttendee = (
	{ attendeeName = "", attendeeEmail = "", company = "", jobTitle = "", country = "" }: Partial<Ticket> = {},
	attendee: Attendee = namedAttendee(""),
) =>
	attendeeName === attendee.name &&
	attendeeEmail === attendee.email &&
	company === attendee.company &&
	jobTitle === attendee.jobTitle &&
	country === attendee.country;

/** Registrations made with the order have its instant; later ones are left out. */
async function areSameWorkshops(
	trx: Database,
	{ createdAt }: Pick<Order, "createdAt">,
	tickets: readonly OrderLine[],
	{ workshops = [] }: NewOrder,
): Promise<boolean> {
	const ids = tickets.flatMap(({ ticket }) => ticket?.id ?? []);
	const rows = await trx
		.selectFrom("workshop_registration")
		.select(["ticket_id", "workshop_id"])
		.where("ticket_id", "in", ids)
		.where("created_at", "=", createdAt)
		.execute();
	const reserved = new Set(rows.map(({ ticket_id, workshop_id }) => `${ids.indexOf(ticket_id)} ${workshop_id}`));
	const wanted = new Set(workshops.flatMap((chosen, index) => chosen.map((id) => `${index} ${id}`)));
	return reserved.symmetricDifference(wanted).size === 0;
}
