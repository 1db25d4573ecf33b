import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { getEvent, updateEvent } from "#app/domain/content/event/queries.server.ts";
import { createOrder } from "#app/domain/sales/order/create.server.ts";
import { expireOrders } from "#app/domain/sales/order/expiry.server.ts";
import { findOrderByCode } from "#app/domain/sales/order/queries.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { insertTier } from "#app/domain/sales/tier/queries.server.ts";
import * as clock from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { tier } from "../support/content.ts";

const ORIGIN = "https://summit.example";
const HOUR_MS = 60 * 60_000;
/** In Stockholm clocks go back that night. */
const NOON = Date.parse("2026-10-25T11:00:00Z");

beforeAll(async () => {
	await insertTier(db, { ...tier, id: "hall", price: 10_000, capacity: 1 });
	await updateEvent(db, { ...(await getEvent()), timeZone: "Europe/Stockholm", capacity: undefined, groupDiscount: 0 });
});
afterEach(() => db.updateTable("order").set({ state: "cancelled", expires_at: null }).execute());

let attempts = 0;

async function orderAt(instant: number) {
	vi.spyOn(clock, "readClock").mockReturnValue(instant);
	const placed = await createOrder({
		numbers: { hall: 1 },
		attempt: `clock-${attempts++}`,
		method: "bank",
		expectedTotal: 10_000,
		name: "Åsa Öberg",
		email: "asa@example.com",
		locale: "sv",
		attendees: [],
		origin: ORIGIN,
	});
	return "code" in placed ? await findOrderByCode(placed.code) : undefined;
}

test("a bank transfer is due after whole days at the venue, also across a clock change", async () => {
	const due = async (day: string) => (await orderAt(Date.parse(`${day}T11:00:00Z`)))?.expiresAt;
	expect(await due("2026-10-14")).toBe("2026-10-24T22:00:00.000Z");
	await db.updateTable("order").set({ state: "cancelled" }).execute();
	expect(await due("2026-10-15")).toBe("2026-10-25T23:00:00.000Z");
});

test.each([
	["back by two hours", -2 * HOUR_MS],
	["ahead by a day", 24 * HOUR_MS],
])("with the clock set %s, an order keeps its ticket, is paid once, and the ticket is sold to nobody else", async (_, jump) => {
	const order = await orderAt(NOON);
	const id = order?.id as number;
	expect(await orderAt(NOON + jump)).toBeUndefined();
	await expireOrders();
	const pay = () => markPaid(id, { amount: 10_000, actor: "site" });
	expect([await pay(), await pay()]).toEqual(["paid", "refund"]);
	vi.spyOn(clock, "readClock").mockReturnValue(NOON);
	await expireOrders();
	expect((await findOrderByCode(order?.code as string))?.state).toBe("paid");
	expect(await orderAt(NOON + 1)).toBeUndefined();
});

test("an order that expired while the clock was ahead stays expired: its payment counts if the ticket is still free", async () => {
	const order = await orderAt(NOON);
	vi.spyOn(clock, "readClock").mockReturnValue(NOON + 20 * 24 * HOUR_MS);
	await expireOrders();
	vi.spyOn(clock, "readClock").mockReturnValue(NOON);
	await expireOrders();
	const state = async () => (await findOrderByCode(order?.code as string))?.state;
	expect(await state()).toBe("expired");
	expect(await markPaid(order?.id as number, { amount: 10_000, actor: "site" })).toBe("paid");
	expect(await state()).toBe("paid");
});
