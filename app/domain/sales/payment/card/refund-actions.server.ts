import { isOwed, NEXT_OF_REFUND } from "#app/domain/sales/order/states.ts";
import type { Refund, RefundStep } from "#app/domain/sales/payment/refund/refunds.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";

export type RefundAction = RefundStep | "card";

interface ByCard {
	isQueued: boolean;
	isAsked: boolean;
	problem?: string;
}

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

/** Stripe reports what it sends; a refund goes by bank only if Stripe refused it. */
export function refundActions(refund: Pick<Refund, "state">, byCard: ByCard | undefined): RefundAction[] {
	const byBank = [...NEXT_OF_REFUND[refund.state]];
	if (!byCard) return byBank;
	if (byCard.isQueued || (!isOwed(refund) && byCard.isAsked && !byCard.problem)) return [];
	if (!isOwed(refund)) return byBank;
	return byCard.problem ? ["card", "sent"] : ["card"];
}

export function refundSteps(refund: Pick<Refund, "id" | "state"> & { code: string }, byCard: ByCard | undefined, locale: Locale) {
	const { refund: text } = textsOf("adminOrders", locale, {});
	const { refund: cardText } = textsOf("card", locale, {});
	return refundActions(refund, byCard).map((step) => ({
		path: `/admin/orders/${refund.code}/refunds/${refund.id}/${step}`,
		words: step === "card" ? cardText.link : text[step].link,
	}));
}

export function refundDescription(byCard: ByCard | undefined, locale: Locale): string | undefined {
	const { refund } = textsOf("card", locale, { problem: byCard?.problem ?? "" });
	if (byCard?.isQueued) return refund.queued;
	return byCard?.problem && refund.problem;
}
