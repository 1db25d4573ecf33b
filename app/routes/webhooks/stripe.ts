import type { ActionFunctionArgs } from "@remix-run/node";
import { readStripeEvent } from "#app/domain/sales/payment/card/stripe.server.ts";
import { handleStripeEvent } from "#app/domain/sales/payment/card/webhook.server.ts";
import { plainAnswer } from "#app/http/api.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { recordRefusal } from "#app/runtime/request-context.server.ts";

export const facts = { access: "public", othersMayPost: "signed" } satisfies RouteFacts;

/** Needs no `Origin`: the signature proves the sender. After an error, Stripe retries for three days. */
export async function action({ request }: ActionFunctionArgs) {
	if (!env.stripe) throw new Response(null, { status: 404 });
	const now = readClock();
	const news = await readStripeEvent(await request.text(), request.headers.get("Stripe-Signature") ?? "", now);
	if (!news) {
		recordRefusal("signature");
		return plainAnswer("This is no event that was signed by Stripe just now.", 400);
	}
	const learnt = await handleStripeEvent(news, new Date(now));
	if (learnt === "unknown" && "session" in news && news.session.key) console.warn(`Stripe tells of session ${news.session.id}, which this site does not know.`);
	return plainAnswer("Noted.", 200);
}
