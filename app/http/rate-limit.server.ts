import { createHash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { countedAddress } from "./client-address.server.ts";

/** How many of each one address may send in an hour. */
const LIMITS = { contact: 5, newsletter: 10, orderLink: 10 };
/** How many tickets may be ordered from one address in an hour, so that a class orders at its school and nobody reserves a hall. */
const TICKETS_LIMIT = 120;
/** How many mails of each kind somebody may have sent to one mailbox in an hour. A company may have one for all the tickets of an order. */
const MAILBOX_LIMITS = { newsletter: 3, orderLink: 3, ticket: 30, order: 5 };
/** The same in a day. */
const DAILY_ORDER_MAILS = 20;
/** For all together whose address is unknown. */
const SHARED_LIMIT = 100;
const SHARED_TICKETS_LIMIT = 1200;
/** Seconds, these two. */
export const WINDOW = 60 * 60;
const DAY = 24 * WINDOW;

/** Mixed into every hash, so that what is in memory tells nobody's address. */
const salt = randomBytes(32);

interface Count {
	hits: number;
	/** Seconds since 1970 at which it starts anew. */
	resetsAt: number;
}

/** In memory: a count that ends with the process saves every form a write that readers would wait for. Some 10 MB at most. */
const counts = new LRUCache<string, Count>({ maxSize: 50_000, sizeCalculation: () => 1 });

export type Allowance =
	| { allowed: true }
	| {
			allowed: false;
			/** Seconds. */
			retryAfter: number;
	  };

/**
 * Counts one sent form against the limit of its sender.
 *
 * @param now seconds since 1970
 */
export function countAgainstLimit(purpose: keyof typeof LIMITS, request: Request, now = secondsNow()): Allowance {
	const address = countedAddress(request);
	return countHit(keyOf(purpose, address), address === undefined ? SHARED_LIMIT : LIMITS[purpose], now);
}

/**
 * Counts the tickets or places of an order against the limit of its sender; below zero, those of an order that came to nothing.
 *
 * @param now seconds since 1970
 */
export function countTickets(tickets: number, request: Request, now = secondsNow()): Allowance {
	const address = countedAddress(request);
	return countHit(keyOf("tickets", address), address === undefined ? SHARED_TICKETS_LIMIT : TICKETS_LIMIT, now, tickets);
}

/**
 * Counts one mail that anybody can have sent to an address, such as one to confirm it.
 *
 * @param now seconds since 1970
 */
export function countAgainstMailbox(purpose: keyof typeof MAILBOX_LIMITS, email: string, now = secondsNow()): Allowance {
	return countHit(`mailbox:${purpose}:${hashOf(mailboxOf(email))}`, MAILBOX_LIMITS[purpose], now);
}

/**
 * Counts one mail about an order that nobody has paid against the limits of an hour and of a day.
 *
 * @param now seconds since 1970
 */
export function countOrderMail(email: string, now = secondsNow()): Allowance {
	const hourly = countAgainstMailbox("order", email, now);
	return hourly.allowed ? countHit(`mailbox:daily:${hashOf(mailboxOf(email))}`, DAILY_ORDER_MAILS, now, 1, DAY) : hourly;
}

/** Deletes every count that has run out. Gives how many are left. */
export function forgetExpired(now: number): number {
	for (const [key, { resetsAt }] of counts) if (resetsAt <= now) counts.delete(key);
	return counts.size;
}

function countHit(key: string, limit: number, now: number, count = 1, window = WINDOW): Allowance {
	const known = counts.get(key);
	const { hits, resetsAt } = known && known.resetsAt > now ? known : { hits: 0, resetsAt: now + window };
	counts.set(key, { hits: hits + count, resetsAt });
	return hits + count <= limit ? { allowed: true } : { allowed: false, retryAfter: Math.max(1, resetsAt - now) };
}

const keyOf = (purpose: string, address: string | undefined) => `${purpose}:${address === undefined ? "shared" : hashOf(address)}`;

/** Returns one spelling for those of an address that large providers deliver to the same mailbox: letters of any case, dots, and a tag behind a `+`. */
function mailboxOf(email: string): string {
	const [name = "", host = ""] = email.toLowerCase().split("@");
	const [untagged = ""] = name.replaceAll(".", "").split("+");
	return `${untagged}@${host}`;
}

function hashOf(address: string): string {
	return createHash("sha256").update(salt).update(address).digest("base64url");
}

function secondsNow(): number {
	return Math.floor(Date.now() / 1000);
}
