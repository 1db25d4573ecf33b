import { cookieHeader, readCookie } from "#app/http/cookie.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { findSent } from "./attempt.server.ts";
import type { PreviousOrder } from "./create.server.ts";
import { ATTEMPT } from "./order-form.server.ts";
import { addFormSecret } from "./secrets.server.ts";
import { stateAt } from "./states.ts";

const COOKIE = "ordered";

export const lastOrderCookie = (attempt: string) => cookieHeader(COOKIE, attempt);

export async function hasOrdered(attempt: string, email: string): Promise<boolean> {
	return (await findSent(db, { attempt, email })) !== undefined;
}

/** Finds the order that this browser has just made by another form, to name it before a second one. Only its buyer may open it. */
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
