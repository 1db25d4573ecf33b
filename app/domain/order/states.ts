/** Where an order is. */
export const ORDER_STATES = ["reserved", "awaiting_card", "awaiting_bank", "paid", "cancelled", "expired"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Those in which an order holds its places although nobody has paid, until it expires. */
export const UNPAID_STATES = ["reserved", "awaiting_card", "awaiting_bank"] as const satisfies OrderState[];

/** Where an order can go from where it is. An expired one is paid by money that comes late, where its places still are free. */
const NEXT: Record<OrderState, readonly OrderState[]> = {
	reserved: ["awaiting_card", "awaiting_bank", "paid", "cancelled", "expired"],
	awaiting_card: ["paid", "cancelled", "expired"],
	awaiting_bank: ["paid", "cancelled", "expired"],
	paid: ["cancelled"],
	expired: ["paid"],
	cancelled: [],
};

export const canBecome = (from: OrderState, to: OrderState) => NEXT[from].includes(to);
/** The states from which an order can come to another. */
export const statesBefore = (to: OrderState) => ORDER_STATES.filter((from) => canBecome(from, to));

/** How an order is paid; with nothing to pay, by none. */
export const PAYMENT_METHODS = ["bank", "card", "none"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
