export type OrderState = "reserved" | "awaiting_card" | "awaiting_bank" | "paid" | "cancelled" | "expired";

export const UNPAID_STATES = ["reserved", "awaiting_card", "awaiting_bank"] as const satisfies OrderState[];

export const isUnpaid = (state: OrderState) => (UNPAID_STATES as readonly OrderState[]).includes(state);

/** Allowed transitions. A late payment can pay an expired order if its tickets are still free. */
const NEXT: Record<OrderState, readonly OrderState[]> = {
	reserved: ["awaiting_card", "awaiting_bank", "paid", "cancelled", "expired"],
	awaiting_card: ["awaiting_bank", "paid", "cancelled", "expired"],
	awaiting_bank: ["paid", "cancelled", "expired"],
	paid: ["cancelled"],
	expired: ["paid"],
	cancelled: [],
};

export const canBecome = (from: OrderState, to: OrderState) => NEXT[from].includes(to);

/** An order past its deadline has ended, even before the timer has run. */
export function stateAt({ state, expiresAt }: { state: OrderState; expiresAt?: string }, now: Date): OrderState {
	const isOver = (state === "reserved" || state === "awaiting_bank") && expiresAt !== undefined && expiresAt <= now.toISOString();
	return isOver ? "expired" : state;
}

/** Orders that wait for a card are ended by Stripe instead. */
export const awaitsTransfer = (order: { state: OrderState; expiresAt?: string }, now: Date) => ["reserved", "awaiting_bank"].includes(stateAt(order, now));

export const REFUND_STATES = ["requested", "sent", "done", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/** The buyer is owed the money: it was not sent, or it came back. */
export const OWED_STATES = ["requested", "failed"] as const satisfies RefundState[];
export const isOwed = ({ state }: { state: RefundState }) => (OWED_STATES as readonly RefundState[]).includes(state);
export const NEXT_OF_REFUND: Record<RefundState, readonly Exclude<RefundState, "requested">[]> = {
	requested: ["sent"],
	sent: ["done", "failed"],
	done: [],
	failed: ["sent"],
};

export type PaymentMethod = "bank" | "card" | "none";
export const WAYS_TO_PAY = ["bank", "card", "cash", "none"] as const satisfies (PaymentMethod | "cash")[];
export type WayToPay = (typeof WAYS_TO_PAY)[number];
