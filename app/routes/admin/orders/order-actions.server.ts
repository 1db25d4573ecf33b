import { z } from "zod";
import type { Question } from "#app/admin/resource.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { dayAt } from "#app/domain/content/event/today.server.ts";
import { type OrderActionName, otherAmountQuestion } from "#app/domain/sales/order/actions/action-view.server.ts";
import { addNote, cancelUnpaidByOrganizer, extendOrder, type OrderActionError, type OrganizerAction } from "#app/domain/sales/order/actions/actions.server.ts";
import { sendAgain } from "#app/domain/sales/order/actions/buyer.server.ts";
import { countNeedingDecision, refundUndecided } from "#app/domain/sales/order/actions/decisions.server.ts";
import { amountDue, findNeedingDecision, unmatchedMoney } from "#app/domain/sales/order/attention.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { awaitsTransfer, canBecome } from "#app/domain/sales/order/states.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { day, type EditError, optionalText, price } from "#app/http/form-codecs.ts";
import type { ToastName } from "#app/http/toast.server.ts";
import type { Locale } from "#app/i18n/config.ts";

type PaidAction = OrganizerAction & { inCash: boolean };
type Outcome = { fault: OrderActionError | EditError } | { toast: ToastName };

interface OrderAction {
	text: OrderActionName;
	control?: "amount" | "day" | "words";
	suggests?: (order: Order, event: SummitEvent) => string | Promise<string>;
	fits: (order: Order, now: Date) => boolean | Promise<boolean>;
	/** Reason other than that the order awaits no transfer. */
	otherwise?: "noEmail" | "erased" | "short";
	/** Asked before the action; the confirmed form contains the key of the question. */
	question?: (order: Order, typed: string, locale: Locale) => Promise<Question | undefined>;
	carryOut: (order: Order, typed: string, context: PaidAction) => Promise<Outcome>;
}

const noting = (type: "noteChanged" | "resolved", toast: ToastName) => ({
	control: "words" as const,
	suggests: ({ note = "" }: Order) => note,
	fits: () => true,
	carryOut: async ({ id }: Order, typed: string, context: OrganizerAction) =>
		decoded(optionalText(ORDER_LIMITS.note), typed, async (words) => outcomeOf(await addNote(id, words, context, type), toast)),
});

/** By the last part of the address. */
const ORDER_ACTIONS: Record<string, OrderAction> = {
	payment: {
		text: "payment",
		control: "amount",
		suggests: async (order) => z.encode(price, await amountDue(order)),
		fits: () => true,
		question: async (order, typed, locale) => {
			const { data: amount = 0 } = z.safeDecode(price, typed);
			return [0, order.total, await amountDue(order)].includes(amount)
				? undefined
				: otherAmountQuestion(order, { amount, key: z.encode(price, amount), locale });
		},
		carryOut: takePayment,
	},
	due: {
		text: "due",
		control: "day",
		suggests: ({ expiresAt }, event) => (expiresAt ? dayAt(event, new Date(Date.parse(expiresAt) - 1).toISOString()) : ""),
		fits: awaitsTransfer,
		carryOut: async ({ id }, typed, context) => decoded(day, typed, async (until) => outcomeOf(await extendOrder(id, until, context), "orderExtended")),
	},
	cancellation: {
		text: "cancellation",
		fits: awaitsTransfer,
		carryOut: async ({ id }, _, context) => outcomeOf(await cancelUnpaidByOrganizer(id, context), "orderCancelled"),
	},
	resend: {
		text: "resend",
		otherwise: "noEmail",
		fits: ({ email }) => email !== "",
		carryOut: async ({ id }, _, context) => outcomeOf(await sendAgain(id, context), "mailResent"),
	},
	note: { text: "note", ...noting("noteChanged", "orderNoted"), otherwise: "erased", fits: ({ erasedAt }) => !erasedAt },
	"dealt-with": { text: "resolve", ...noting("resolved", "orderDealtWith") },
	count: {
		text: "acceptPayment",
		fits: hasEnough,
		otherwise: "short",
		carryOut: async (order, _, context) => ((await hasEnough(order)) ? count(order.id, context) : { fault: "nothingCame" }),
	},
	"send-back": {
		text: "refundPayment",
		fits: () => true,
		carryOut: async ({ id }, _, context) => outcomeOf(await refundUndecided(id, context), "orderMoneyBack"),
	},
};

/** @throws 404 if there is no such action */
export function orderActionNamed(name: string | undefined): OrderAction {
	const orderAction = name !== undefined && Object.hasOwn(ORDER_ACTIONS, name) ? ORDER_ACTIONS[name] : undefined;
	if (!orderAction) throw new Response(null, { status: 404 });
	return orderAction;
}

const SETTLED = { paid: "orderPaid", refund: "orderMoneyBack", again: "orderMoneyBack", attention: "orderWrongAmount" } as const;

/** The missing rest of the total pays the order together with earlier payments. If nothing is missing, no new payment is recorded. */
async function takePayment(order: Order, typed: string, context: PaidAction): Promise<Outcome> {
	return decoded(price, typed, async (amount) => {
		if (amount === 0) return { fault: "tooSmall" };
		const isRest = amount !== order.total && amount === (await amountDue(order));
		const hasCome = amount === order.total && canBecome(order.state, "paid") && (await unmatchedMoney(order))?.missing === 0;
		if (isRest || hasCome) return count(order.id, context);
		const { username, ...rest } = context;
		const settled = await markPaid(order.id, { amount, actor: { username }, ...rest });
		return settled === "changed" ? { fault: settled } : { toast: SETTLED[settled] };
	});
}

/** Several payments may add up to the total. */
async function hasEnough({ id, state, total }: Order): Promise<boolean> {
	const { amount } = await findNeedingDecision(id);
	return canBecome(state, "paid") && amount > 0 && amount >= total;
}

async function count(id: number, context: PaidAction): Promise<Outcome> {
	const done = await countNeedingDecision(id, context);
	return done === "paid" || done === "refund" ? { toast: SETTLED[done] } : { fault: done };
}

async function decoded<Value>(schema: z.ZodType<Value, string | undefined>, typed: string, use: (value: Value) => Promise<Outcome>): Promise<Outcome> {
	const { success, data, error } = z.safeDecode(schema, typed);
	return success ? use(data) : { fault: error.issues[0]?.message as EditError };
}

const outcomeOf = (fault: OrderActionError | undefined, toast: ToastName): Outcome => (fault ? { fault } : { toast });
