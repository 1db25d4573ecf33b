import { countedAddress } from "./client-address.server.ts";
import { MemoryCounts, WindowLimiter } from "./limiter.ts";
import { forgetExpiredCounts, sharedCounts } from "./shared-counts.server.ts";

const LIMITS = { contact: 5, newsletter: 10, orderLink: 10 };
/** Per address and window: a whole conference may share one, and a suggestion takes up to 5 ms. */
const SUGGESTIONS_LIMIT = 300;
/** Per sender and hour: enough for a school class, too few to reserve a hall. */
const TICKETS_LIMIT = 120;
/** Per mailbox and hour. A company may have one mailbox for all tickets of an order. */
const MAILBOX_LIMITS = { newsletter: 3, orderLink: 3, ticket: 30, order: 5 };
const DAILY_ORDER_MAILS = 20;
const SHARED_LIMIT = 100;
const SHARED_TICKETS_LIMIT = 1200;
export const WINDOW_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * WINDOW_SECONDS;
const SUGGESTIONS_WINDOW_SECONDS = 10;

const counts = new WindowLimiter(sharedCounts("forms"));
/** Of this process alone, as each letter typed into the search asks. */
const suggestionCounts = new MemoryCounts(10_000);
const suggestions = new WindowLimiter(suggestionCounts);

export type Allowance =
	| { allowed: true }
	| {
			allowed: false;
			retryAfter: number;
	  };

export function countAgainstLimit(purpose: keyof typeof LIMITS, request: Request, now = secondsNow()): Allowance {
	const address = countedAddress(request);
	return countHit(keyOf(purpose, address), address === undefined ? SHARED_LIMIT : LIMITS[purpose], now);
}

export function countSuggestion(request: Request, now = secondsNow()): Allowance {
	const key = keyOf("suggestions", countedAddress(request));
	return allowanceOf(suggestions.count(key, { max: SUGGESTIONS_LIMIT, windowMs: SUGGESTIONS_WINDOW_SECONDS * 1000 }, now * 1000));
}

/** A negative number takes back the tickets of an order that failed. */
export function countTickets(tickets: number, request: Request, now = secondsNow()): Allowance {
	const address = countedAddress(request);
	return countHit(keyOf("tickets", address), address === undefined ? SHARED_TICKETS_LIMIT : TICKETS_LIMIT, now, tickets);
}

export function countAgainstMailbox(purpose: keyof typeof MAILBOX_LIMITS, email: string, now = secondsNow()): Allowance {
	return countHit(`mailbox:${purpose}:${mailboxOf(email)}`, MAILBOX_LIMITS[purpose], now);
}

export function countOrderMail(email: string, now = secondsNow()): Allowance {
	const hourly = countAgainstMailbox("order", email, now);
	return hourly.allowed ? countHit(`mailbox:daily:${mailboxOf(email)}`, DAILY_ORDER_MAILS, now, 1, DAY_SECONDS) : hourly;
}

export function forgetExpired(now: number): number {
	return forgetExpiredCounts(now * 1000) + suggestionCounts.forgetExpired(now * 1000);
}

function countHit(key: string, limit: number, now: number, count = 1, window = WINDOW_SECONDS): Allowance {
	return allowanceOf(counts.count(key, { max: limit, windowMs: window * 1000 }, now * 1000, count));
}

const allowanceOf = (wait: number): Allowance => (wait === 0 ? { allowed: true } : { allowed: false, retryAfter: wait });

const keyOf = (purpose: string, address: string | undefined) => `${purpose}:${address ?? "shared"}`;

/** Large providers ignore case, dots and a tag after `+`. */
function mailboxOf(email: string): string {
	const [name = "", host = ""] = email.toLowerCase().split("@");
	const [untagged = ""] = name.replaceAll(".", "").split("+");
	return `${untagged}@${host}`;
}

function secondsNow(): number {
	return Math.floor(Date.now() / 1000);
}
