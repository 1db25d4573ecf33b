export const ORDER_KINDS = ["cash", "transfer", "invoice", "free"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
