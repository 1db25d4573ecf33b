import { COPIES, TICKETS } from "#app/offline/names.ts";

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** The page about cookies lists exactly these, and no others can be set. Those without `seconds` are session cookies. */
export const COOKIES = {
	lng: { seconds: YEAR_SECONDS },
	theme: { seconds: YEAR_SECONDS },
	ordered: { seconds: 30 * MINUTE_SECONDS },
	toast: { seconds: MINUTE_SECONDS },
	session: {},
	"sign-in": { seconds: 5 * MINUTE_SECONDS },
	device: { seconds: 180 * DAY_SECONDS },
} as const satisfies Record<string, { seconds?: number }>;
export type CookieName = keyof typeof COOKIES;

export const STORAGE_KEYS = ["ui-theme", "my-agenda", "positions", "order-form", COPIES, TICKETS] as const;
