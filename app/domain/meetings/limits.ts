/** In characters. */
export const MEETING_LIMITS = { offers: 240, seeks: 240, phone: 40, reason: 200, sector: 60, table: 30, floor: 60 };
export const MAX_TABLES = 200;
