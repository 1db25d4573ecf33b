import { beforeEach, expect, test } from "vitest";
import { getEvent, updateEvent } from "#app/domain/content/event/queries.server.ts";
import { updateAttendees } from "#app/domain/sales/attendee/update.server.ts";
import { listOrderEvents } from "#app/domain/sales/order/history.server.ts";
import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { deleteTier, insertTier, listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { tier as sample } from "../../../../../tests/support/content.ts";
import { ordered } from "../../../../../tests/support/shop.ts";
import { type Change, changeTickets } from "./changing.server.ts";

beforeEach(async () => {
	await db.deleteFrom("mail").execute();
	await db.deleteFrom("discount_code").execute();
	for (const { id } of await listTiers({ drafts: true })) await deleteTier(db, id);
	await insertTier(db, { ...sample, id: "hall", price: 10000, capacity: 3, earlyBirdPrice: undefined });
	await insertTier(db, { ...sample, id: "front", price: 20000, capacity: 2, earlyBirdPrice: undefined });
	await updateEvent(db, { ...(await getEvent()), capacity: undefined, groupMinimum: 3, groupDiscount: 10 });
	await db.updateTable("order").set({ state: "cancelled", expires_at: null }).execute();
});

const orderedFor = (numbers: Record<string, number>, expectedTotal: number) => ordered({ numbers, expectedTotal, locale: "en" });
const now = async ({ id }: Order) => (await findOrder(id)) as Order;
const seenOf = async ({ id }: Order) => (await listOrderEvents(id)).at(-1)?.id ?? 0;
const change = async (order: Order, numbers: Record<string, number>, expectedTotal: number, more: Partial<Change> = {}) => {
	const changed = await changeTickets(order.id, { numbers, expectedTotal, username: "ann", seen: await seenOf(order), ...more });
	return "refused" in changed
		? changed.refused.problems.map((problem) => (problem.why === "left" ? `${problem.tier.id}: ${problem.left} left` : problem.why))
		: changed;
};
const holds = async (order: Order) =>
	(await now(order)).lines.map(({ itemId, gross, ticket }) => `${ticket?.id} ${itemId} ${gross} ${ticket?.attendeeName ?? ""}`.trim());

test("changes the tickets of an unpaid order at today's price: remaining tickets keep their attendee, and the buyer is emailed the new amount", async () => {
	const order = await orderedFor({ hall: 2 }, 20000);
	const [one, other] = order.lines.map(({ ticket }) => ticket?.id as number) as [number, number];
	await updateAttendees(order.id, new Map([[other, { name: "Åsa Öberg" }]]), "buyer");
	await db.deleteFrom("mail").execute();
	expect(await change(order, { hall: 1, front: 2 }, 45000)).toEqual({});
	const [, , third] = await holds(order);
	expect(await holds(order)).toEqual([`${one} front 18000`, `${other} hall 9000 Åsa Öberg`, third]);
	expect(third).toMatch(/^\d+ front 18000$/);
	const { total, state, expiresAt } = await now(order);
	expect({ total, state, expiresAt }).toEqual({ total: 45000, state: "awaiting_bank", expiresAt: order.expiresAt });
	const { actor, type, details } = (await listOrderEvents(order.id)).at(-1) ?? {};
	expect({ actor, type, details }).toEqual({ actor: { username: "ann" }, type: "ticketsChanged", details: { before: 20000, total: 45000 } });
	const [mail, ...others] = await db.selectFrom("mail").select(["subject", "body"]).execute();
	expect(others).toEqual([]);
	expect(mail?.subject).toContain(`Your order ${order.code} was changed: $450.00 USD must arrive by `);
	expect(mail?.body).toContain("2 × Business: $360.00 USD\n1 × Business: $90.00 USD\nTotal: $450.00 USD\n");

	expect(await markPaid(order.id, { amount: 45000, actor: { username: "ann" } })).toBe("paid");
	expect((await now(order)).lines.every(({ ticket }) => ticket?.secret)).toBe(true);
	expect(await change(order, { hall: 1 }, 10000)).toEqual({ fault: "notWaiting" });
});

test("an order's own tickets count as available; two organizers change it once, and a changed price is shown first", async () => {
	const order = await orderedFor({ hall: 3 }, 27000);
	expect(await change(order, { hall: 3, front: 2 }, 63000)).toEqual({});
	await change(order, { hall: 1 }, 10000);
	await orderedFor({ hall: 1, front: 1 }, 30000);
	expect(await change(order, { hall: 3, front: 2 }, 63000)).toEqual(["front: 1 left", "hall: 2 left"]);
	const seen = await seenOf(order);
	expect(await change(order, { hall: 2 }, 19999)).toEqual([]);
	expect(await change(order, { hall: 2 }, 20000, { seen })).toEqual({});
	expect(await change(order, { hall: 1 }, 10000, { seen })).toEqual({ fault: "changed" });
	expect(await change(order, {}, 0)).toEqual(["nothing"]);
	expect((await holds(order)).map((words) => words.replace(/^\d+ /, ""))).toEqual(["hall 10000", "hall 10000"]);
});

test("a discount code counts once for its order, and one of 100 percent pays the order", async () => {
	await db.insertInto("discount_code").values({ id: "PRESS", percent: 100, amount: null, uses: 1, until: null, note: null }).execute();
	const order = await orderedFor({ hall: 1 }, 10000);
	expect(await change(order, { hall: 2 }, 10000, { code: "PRESS" })).toEqual({});
	expect(await change(order, { hall: 1 }, 0, { code: "PRESS" })).toEqual({});
	const { state, total, lines } = await now(order);
	expect([state, total, lines.map(({ ticket }) => typeof ticket?.secret)]).toEqual(["paid", 0, ["string"]]);
	expect(await change(await orderedFor({ hall: 1 }, 10000), { hall: 1 }, 0, { code: "PRESS" })).toEqual(["code"]);
});
