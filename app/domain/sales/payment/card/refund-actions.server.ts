import { isOwed, NEXT_OF_REFUND } from "#app/domain/sales/order/states.ts";
import type { Refund, RefundStep } from "#app/domain/sales/payment/refund/refunds.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";

/** What an organizer can do with money that goes back: say what became of it, or have Stripe send it. */
export type RefundAction = RefundStep | "card";

/** Of money that came by card: whether it waits for Stripe, and why Stripe would not send it. */
interface ByCard {
	isQueued: boolean;
	/** Whether it goes, or went, by Stripe. */
	isAsked: boolean;
	problem?: string;
}

/** Those of some refunds whose money came by card, by their numbers. */
export async function listCardRefunds(refunds: readonly Pick<Refund, "id">[]): Promise<ReadonlyMap<number, ByCard>> {
	const rows = await db
		.selectFrom("refund")
		.innerJoin("payment", "payment.id", "refund.payment_id")
		.innerJoin("card_payment", "card_payment.payment_id", "payment.id")
		.leftJoin("card_refund", "refund_id", "refund.id")
		.select(["refund.id", "is_queued", "problem"])
		.where(
			"refund.id",
			"in",
			refunds.map(({ id }) => id),
		)
		.where("intent", "is not", null)
		.execute();
	return new Map(rows.map(({ id, is_queued, problem }) => [id, { isQueued: is_queued === 1, isAsked: is_queued !== null, problem: problem ?? undefined }]));
}

/** What can be done with a refund. What Stripe sends, Stripe tells of; by bank it is sent only where Stripe would not. */
export function refundActions(refund: Pick<Refund, "state">, byCard: ByCard | undefined): RefundAction[] {
	const byBank = [...NEXT_OF_REFUND[refund.state]];
	if (!byCard) return byBank;
	if (byCard.isQueued || (!isOwed(refund) && byCard.isAsked && !byCard.problem)) return [];
	if (!isOwed(refund)) return byBank;
	return byCard.problem ? ["card", "sent"] : ["card"];
}

/** The ways to the pages on which those are done, for whoever may move money. */
export function refundSteps(refund: Pick<Refund, "id" | "state"> & { code: string }, byCard: ByCard | undefined, locale: Locale) {
	const { refund: text } = textsOf("adminOrders", locale, {});
	const { refund: cardText } = textsOf("card", locale, {});
	return refundActions(refund, byCard).map((step) => ({
		path: `/admin/orders/${refund.code}/refunds/${refund.id}/${step}`,
		words: step === "card" ? cardText.link : text[step].link,
	}));
}

/** How it stands with a refund at Stripe, where the state does not say so. */
export function refundDescription(byCard: ByCard | undefined, locale: Locale): string | undefined {
	const { refund } = textsOf("card", locale, { problem: byCard?.problem ?? "" });
	if (byCard?.isQueued) return refund.queued;
	return byCard?.problem && refund.problem;
}
