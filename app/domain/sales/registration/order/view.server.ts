import type { SummitEvent } from "~/domain/content/event/schema";
import { getSalesSettings, paymentMethods } from "~/domain/sales/order/settings.server";
import { groupsOf, submitWords, taxWords } from "~/domain/sales/pricing/cart-view.server";
import type { Holder } from "~/domain/sales/registration/holders.server";
import { ticketWorkshopsView } from "~/domain/sales/registration/ticket-workshops.server";
import type { Locale } from "~/i18n/config";
import { formatPrice } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { readClock } from "~/runtime/clock.server";
import { db } from "~/runtime/database.server";
import { type PlaceProblem, type PricedPlaces, pricePlaces } from "./pricing.server";

/** What a ticket's holder can order, what of it they want, and what that costs, in words. @param wanted ids of workshops */
export async function placeCartView(
	holder: Holder,
	wanted: readonly string[],
	{ event, locale }: { event: SummitEvent; locale: Locale },
	known?: PricedPlaces,
) {
	const [priced, settings, { yours, others }] = await Promise.all([
		known ?? pricePlaces(holder, wanted, db, new Date(readClock())),
		getSalesSettings(),
		ticketWorkshopsView(holder, event, locale, wanted),
	]);
	const { total, lines } = priced;
	const amount = formatPrice(total.gross, locale);
	return {
		choices: [...yours, ...others]
			.filter(({ pay, state, canChange }) => pay && canChange && ["onSale", "fewLeft", "offered"].includes(state))
			.map(({ id, title, when, price, words, clashes }) => ({
				id,
				title,
				about: `${when} · ${price} · ${words}`,
				clashes,
				isChosen: wanted.includes(id),
			})),
		lines: groupsOf(lines, locale),
		methods: paymentMethods(settings),
		shown: lines.map(({ itemId }) => itemId),
		/** Cents. */
		gross: total.gross,
		total: amount,
		...submitWords(priced, locale),
		saved: undefined,
		tax: total.tax > 0 ? taxWords(settings, total.tax, locale) : undefined,
		problems: priced.problems.map((problem) => problemWords(problem, locale)),
	};
}
export type PlaceCartView = Awaited<ReturnType<typeof placeCartView>>;

function problemWords(problem: PlaceProblem, locale: Locale): string {
	const workshop = "workshop" in problem ? translate(problem.workshop.title, locale).text : "";
	return textsOf("placeOrder", locale, { workshop }).problems[problem.why];
}
