import { isOrderCode } from "#app/domain/sales/order/secrets.server.ts";
import { countedAddress } from "#app/http/client-address.server.ts";
import { GuessLimiter } from "#app/http/limiter.ts";
import { sharedCounts } from "#app/http/shared-counts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { findTicketAttendee } from "./ticket-attendee.server.ts";

/** Enough for a class that types codes behind one IP address. */
const LIMIT = { max: 60, windowMs: 30 * 60_000 };
const guesses = new GuessLimiter(sharedCounts("ticketLinks"));

/** In a link, which may continue below, or alone. */
const SECRET = /(?:^|\/t\/)([\w-]{22})(?:[/?#.]|$)/;

export const isOfOrder = (typed: string) => isOrderCode(typed.trim()) || /\/orders\/[\w-]+\//.test(typed);

export const secretIn = (typed: string) => typed.trim().match(SECRET)?.[1];

/** Undefined if there is no such ticket; `later` after too many wrong attempts. */
export async function readTypedSecret(typed: string, request: Request): Promise<{ secret: string } | "later" | undefined> {
	const visitor = countedAddress(request) ?? "";
	if (guesses.count(visitor, LIMIT, readClock()) > 0) return "later";
	const secret = secretIn(typed);
	if (!secret || !(await findTicketAttendee({ secret }))) return undefined;
	guesses.count(visitor, LIMIT, readClock(), -1);
	return { secret };
}
