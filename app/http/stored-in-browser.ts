import { COPIES, TICKETS } from "#app/offline/names.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

/** The page about cookies lists exactly these, and no others can be set. Those without `seconds` are session cookies. */
export const COOKIES = {
	lng: { seconds: YEAR },
	theme: { seconds: YEAR },
	ordered: { seconds: 30 * MINUTE },
	toast: { seconds: MINUTE },
	session: {},
	"sign-in": { seconds: 5 * MINUTE },
	device: { seconds: 180 * DAY },
} as const satisfies Record<string, { seconds?: number }>;
export type CookieName = keyof typeof COOKIES;

export const STORAGE_KEYS = ["ui-theme", "my-agenda", "positions", COPIES, TICKETS] as const;
