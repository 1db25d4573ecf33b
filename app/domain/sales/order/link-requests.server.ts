import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Interval, startInterval } from "#app/runtime/interval.ts";
import { sendOrderLinks } from "./order-links.server.ts";

const INTERVAL_MS = 5000;

/** Only stores the request, so that the response time does not reveal if there are orders; a timer looks them up. */
export async function requestOrderLinks(email: string): Promise<void> {
	await db
		.insertInto("order_link_request")
		.values({ email, asked_at: new Date(readClock()).toISOString() })
		.execute();
}

export async function answerLinkRequests(): Promise<void> {
	for (let email = await takeRequest(); email !== undefined; email = await takeRequest()) await sendOrderLinks(email).catch(console.error);
}

export const startLinkRequests = (): Interval => startInterval(INTERVAL_MS, answerLinkRequests);

async function takeRequest(): Promise<string | undefined> {
	const taken = await db
		.deleteFrom("order_link_request")
		.where("id", "=", ({ selectFrom }) => selectFrom("order_link_request").select("id").orderBy("id").limit(1))
		.returning("email")
		.executeTakeFirst();
	return taken?.email;
}
