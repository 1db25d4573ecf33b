import { COPIES, TICKETS } from "#app/offline/names.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

/**
 * Every cookie that the site sets, and for how many seconds it stays; those without go when the browser is closed. The
 * page about cookies lists exactly these, and none can be set that is not here.
 */
export const COOKIES = {
	lng: { seconds: YEAR },
	theme: { seconds: YEAR },
	ordered: { seconds: 30 * MINUTE },
	toast: { seconds: MINUTE },
	session: {},
	"sign-in": { seconds: 5 * MINUTE },
	/** One for each account, whose mark follows the name: `device-x7Kp2_aQ`. */
	device: { seconds: 180 * DAY },
} as const satisfies Record<string, { seconds?: number }>;
export type CookieName = keyof typeof COOKIES;

/**
 * Every key of the browser's storage: of the site's own script, of Remix's scroll restoration, for as long as the tab is open, and
 * the service worker's caches.
 */
export const STORAGE_KEYS = ["ui-theme", "my-agenda", "positions", COPIES, TICKETS] as const;
