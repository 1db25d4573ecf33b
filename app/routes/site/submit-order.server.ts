import { redirect } from "@remix-run/node";
import type { Buyer, CreatedOrder, NewOrder, PreviousOrder } from "#app/domain/sales/order/create.server.ts";
import { askSpelling, spelledAsChosen } from "#app/domain/sales/order/email-spelling.server.ts";
import { type AttendeeValues, hasNewTickets, newAttempt, type OrderValues, readBuyer, readShown } from "#app/domain/sales/order/order-form.server.ts";
import { hasOrdered } from "#app/domain/sales/order/previous-order.server.ts";
import { getSalesSettings, paymentMethods } from "#app/domain/sales/order/settings.server.ts";
import { checkoutUrl } from "#app/domain/sales/payment/card/checkout.server.ts";
import { isFromRobot, refuse } from "#app/http/form.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { countTickets } from "#app/http/rate-limit.server.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";

type How = Pick<NewOrder, "attempt" | "method" | "expectedTotal" | "origin">;

interface SubmittedOrder<Priced, Cart> {
	form: FormData;
	values: OrderValues;
	locale: Locale;
	/** Quantities by the ids of tiers or workshops. */
	numbers: Record<string, number>;
	/** The form showed the price of other workshops. */
	hasNewWorkshops?: boolean;
	/** The path to which robots are redirected, without language. */
	away: string;
	cartOf(priced?: Priced): Promise<Cart>;
	attendeesIn?(cart: Cart): AttendeeValues[];
	/** Headers for a created order. */
	remember?(attempt: string): HeadersInit;
	order(buyer: Buyer, how: How): Promise<CreatedOrder | { refused: Priced; isPriceNew: boolean; isByCode?: boolean; earlier?: PreviousOrder }>;
}

/**
 * Redirects to the order or its card checkout; with `update`, only prices the form again. A refused form is returned as typed with current prices,
 * and so is one whose shown price has changed.
 */
export async function submitOrder<Priced, Cart extends { problems: string[]; codeProblem?: string; total: string }>(
	{ request, context }: { request: Request; context: object },
	{ form, values: typed, locale, numbers, hasNewWorkshops, away, cartOf, attendeesIn, remember, order }: SubmittedOrder<Priced, Cart>,
) {
	const values = withSpellingAsChosen(typed, form);
	const answer = async (priced?: Priced) => {
		const cart = await cartOf(priced);
		const errors = cart.codeProblem ? { discountCode: "required" as const } : {};
		return { cart, values: { ...values, attendees: attendeesIn?.(cart) ?? values.attendees }, errors };
	};
	if (form.has("update")) {
		const { cart, ...again } = await answer();
		return { ...again, cart: { ...cart, notes: cart.problems }, errors: {}, problems: [] };
	}
	if (isFromRobot(form)) return redirect(localePath(locale, away), 303);
	const shown = readShown(form);
	const redrawn = shown && hasNewTickets(numbers, shown) ? await answer() : undefined;
	const said = readBuyer(redrawn?.values ?? values, locale);
	const errors = { ...("errors" in said && said.errors), ...(values.pastedProblems && { pasted: "required" as const }) };
	if ("errors" in said || values.pastedProblems || redrawn) {
		const again = redrawn ?? (await answer());
		const { changed } = textsOf("order", locale, { total: again.cart.total }).problems;
		const problems = redrawn && again.cart.problems.length === 0 ? [changed] : again.cart.problems;
		return refuse(context, { ...again, errors: { ...again.errors, ...errors }, problems });
	}
	const spelling = askSpelling([said.buyer.email, ...said.buyer.attendees.map(({ email }) => email)], form, locale);
	if (spelling) return refuse(context, { ...(await answer()), errors: {}, problems: [], spelling });
	const count = Object.values(numbers).reduce((sum, number) => sum + number, 0);
	const allowance = countTickets(count, request);
	if (!allowance.allowed && !(await hasOrdered(values.attempt, said.buyer.email))) {
		countTickets(-count, request);
		const later = translatorFor(locale)("order.problems.later", { count: Math.ceil(allowance.retryAfter / 60) });
		const again = { ...(await answer()), errors: {}, problems: [later] };
		return refuse(context, again, { status: 429, headers: { "Retry-After": String(allowance.retryAfter) } });
	}
	const expectedTotal = Number(form.get("expectedTotal") ?? Number.NaN);
	const origin = siteOrigin(request);
	const methods = paymentMethods(await getSalesSettings());
	const method = methods.find((one) => one === values.method) ?? methods[0] ?? "bank";
	const ordered = await order(said.buyer, { attempt: values.attempt, method, expectedTotal, origin });
	if ("refused" in ordered || ordered.isAgain) countTickets(-count, request);
	if ("refused" in ordered) {
		const again = await answer(ordered.refused);
		const { price, codePrice, changed } = textsOf("order", locale, { total: again.cart.total }).problems;
		const isNew = ordered.isPriceNew && again.cart.problems.length === 0;
		const problems = isNew ? [ordered.isByCode ? codePrice : hasNewWorkshops ? changed : price] : again.cart.problems;
		const { earlier } = ordered;
		if (!earlier) return refuse(context, { ...again, problems });
		const { earlier: placed, toEarlier } = textsOf("order", locale, { code: earlier.code }).problems;
		const link = { code: earlier.code, words: toEarlier, to: localePath(locale, earlier.secret ? `/orders/${earlier.code}/${earlier.secret}` : "/orders") };
		return refuse(context, { ...again, values: { ...again.values, attempt: newAttempt() }, errors: {}, problems: [placed], earlier: link }, { status: 409 });
	}
	const checkout = ordered.method === "card" ? await checkoutUrl(ordered.id, origin) : undefined;
	return redirect(checkout ?? localePath(locale, `/orders/${ordered.code}/${ordered.secret}`), { status: 303, headers: remember?.(values.attempt) });
}

function withSpellingAsChosen(values: OrderValues, form: FormData): OrderValues {
	const attendees = values.attendees.map((attendee) => ({ ...attendee, email: spelledAsChosen(attendee.email, form) }));
	return { ...values, buyerEmail: spelledAsChosen(values.buyerEmail, form), attendees };
}
