/** The longest each text may be, in characters. */
export const ORDER_LIMITS = { name: 100, company: 120, taxId: 30, postcode: 5, address: 300, reference: 60, code: 30, note: 2000, needs: 300, reason: 300 };
export const SETTING_LIMITS = { seller: 300, bank: 120 };
/** Tickets in one order at most, where no tier says less. */
export const MAX_TICKETS = 30;
/** Letters and digits by which people name an order. */
export const CODE_LENGTH = 8;
