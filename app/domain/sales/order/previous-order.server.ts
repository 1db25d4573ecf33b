import { cookieHeader, readCookie } from "#app/http/cookie.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { findSent } from "./attempt.server.ts";
import type { PreviousOrder } from "./create.server.ts";
import { ATTEMPT } from "./order-form.server.ts";
import { addFormSecret } from "./secrets.server.ts";
import { stateAt } from "./states.ts";

const COOKIE = "ordered";

/** The `Set-Cookie` header by which this browser has ordered a moment ago. */
export const lastOrderCookie = (attempt: string) => cookieHeader(COOKIE, attempt);

/** Returns true if a form has already made an order for an email. */
export async function hasOrdered(attempt: string, email: string): Promise<boolean> {
	return (await findSent(db, { attempt, email })) !== undefined;
}

/**
 * What this browser ordered a moment ago by another form, such as the one that its way back led to before: it is named before a
 * second order is made. Nothing where that order has ended. Of a computer that several share, only who ordered is led to it.
 *
 * @param besides the code of an order beside which somebody wants another one
 */
export async function findPreviousOrder(
	request: Request,
	{ attempt, besides, email }: { attempt: string; besides: string; email: string },
): Promise<PreviousOrder | undefined> {
	const earlier = readCookie(request.headers.get("Cookie"), COOKIE);
	if (!earlier || !ATTEMPT.test(earlier)) return undefined;
	const now = new Date(readClock());
	const order = await db
		.selectFrom("order")
		.select(["id", "code", "email", "state", "expires_at"])
		.where("attempt", "=", earlier)
		.where("erased_at", "is", null)
		.executeTakeFirst();
	const hasEnded = order && ["cancelled", "expired"].includes(stateAt({ state: order.state, expiresAt: order.expires_at ?? undefined }, now));
	if (!order || hasEnded || order.code === besides) return undefined;
	if (order.email.toLowerCase() !== email.toLowerCase()) return { code: order.code };
	if (earlier === attempt) return undefined;
	return db.transaction().execute(async (trx) => ({ code: order.code, secret: await addFormSecret(trx, order, now) }));
}
