/** Where an order is. */
export type OrderState = "reserved" | "awaiting_card" | "awaiting_bank" | "paid" | "cancelled" | "expired";

/** Those in which an order reserves what it is of although nobody has paid, until it expires. */
export const UNPAID_STATES = ["reserved", "awaiting_card", "awaiting_bank"] as const satisfies OrderState[];

export const isUnpaid = (state: OrderState) => (UNPAID_STATES as readonly OrderState[]).includes(state);

/** Where an order can go from where it is. An expired one is paid by money that comes late, where its tickets still are free. */
const NEXT: Record<OrderState, readonly OrderState[]> = {
	reserved: ["awaiting_card", "awaiting_bank", "paid", "cancelled", "expired"],
	awaiting_card: ["awaiting_bank", "paid", "cancelled", "expired"],
	awaiting_bank: ["paid", "cancelled", "expired"],
	paid: ["cancelled"],
	expired: ["paid"],
	cancelled: [],
};

export const canBecome = (from: OrderState, to: OrderState) => NEXT[from].includes(to);

/** Where an order is at an instant: one whose time is over has ended, whether or not that was noted. */
export function stateAt({ state, expiresAt }: { state: OrderState; expiresAt?: string }, now: Date): OrderState {
	const isOver = (state === "reserved" || state === "awaiting_bank") && expiresAt !== undefined && expiresAt <= now.toISOString();
	return isOver ? "expired" : state;
}

/** Whether an order waits for a transfer, for which its tickets are reserved. One that waits for a card is its provider's to end. */
export const awaitsTransfer = (order: { state: OrderState; expiresAt?: string }, now: Date) => ["reserved", "awaiting_bank"].includes(stateAt(order, now));

/** Where money that goes back is, and where it can go from there. */
export const REFUND_STATES = ["requested", "sent", "done", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/** Those in which the buyer is owed the money: nobody has sent it, or it came back. */
export const OWED_STATES = ["requested", "failed"] as const satisfies RefundState[];
export const isOwed = ({ state }: { state: RefundState }) => (OWED_STATES as readonly RefundState[]).includes(state);
export const NEXT_OF_REFUND: Record<RefundState, readonly Exclude<RefundState, "requested">[]> = {
	requested: ["sent"],
	sent: ["done", "failed"],
	done: [],
	failed: ["sent"],
};

/** How an order is paid; with nothing to pay, by none. */
export type PaymentMethod = "bank" | "card" | "none";
/** How money came: what was taken at a desk is no transfer. */
export const WAYS_TO_PAY = ["bank", "card", "cash", "none"] as const satisfies (PaymentMethod | "cash")[];
export type WayToPay = (typeof WAYS_TO_PAY)[number];
