/** Why an order is made by hand: the money is there, in cash or by transfer, a company is to transfer it, or nothing is to pay. */
export const ORDER_KINDS = ["cash", "transfer", "invoice", "free"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
