import { isOrderCode } from "#app/domain/sales/order/secrets.server.ts";
import { countedAddress } from "#app/http/client-address.server.ts";
import { GuessLimit } from "#app/http/guess-limit.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { findTicketAttendee } from "./ticket-attendee.server.ts";

/** Wrong links and codes of tickets: enough for a class that types them behind one address. */
const guesses = new GuessLimit({ most: 60, each: 30_000 });

/** A ticket's secret in what somebody typed: its link, wherever it leads below that, or its end alone. */
const SECRET = /(?:^|\/t\/)([\w-]{22})(?:[/?#.]|$)/;

/** An order's code or the address of its page, such as `K7RWXH3M`: a ticket's has more letters. */
export const isOfOrder = (typed: string) => isOrderCode(typed.trim()) || /\/orders\/[\w-]+\//.test(typed);

/** What may be a ticket's secret in what somebody typed. */
export const secretIn = (typed: string) => typed.trim().match(SECRET)?.[1];

/**
 * The secret of the ticket that somebody's link or code names; nothing where there is no such ticket.
 *
 * @returns `later` after too many wrong ones
 */
export async function readTypedSecret(typed: string, request: Request): Promise<{ secret: string } | "later" | undefined> {
	const visitor = countedAddress(request) ?? "";
	if (!guesses.take(visitor, readClock())) return "later";
	const secret = secretIn(typed);
	if (!secret || !(await findTicketAttendee({ secret }))) return undefined;
	guesses.giveBack(visitor);
	return { secret };
}
