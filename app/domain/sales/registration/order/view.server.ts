import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { getSalesSettings, paymentMethods } from "#app/domain/sales/order/settings.server.ts";
import { groupsOf, submitWords, taxWords } from "#app/domain/sales/pricing/cart-view.server.ts";
import type { TicketAttendee } from "#app/domain/sales/registration/ticket-attendee.server.ts";
import { ticketWorkshopsView } from "#app/domain/sales/registration/ticket-workshops.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type PricedRegistrations, priceRegistrations, type RegistrationProblem } from "./pricing.server.ts";

export async function registrationCartView(
	attendee: TicketAttendee,
	wanted: readonly string[],
	{ event, locale }: { event: SummitEvent; locale: Locale },
	known?: PricedRegistrations,
) {
	const [priced, settings, { yours, others }] = await Promise.all([
		known ?? priceRegistrations(attendee, wanted, db, new Date(readClock())),
		getSalesSettings(),
		ticketWorkshopsView(attendee, event, locale, wanted),
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
		...submitWords(priced, locale, textsOf("registrationOrder", locale, {}).submitNothing),
		saved: undefined,
		tax: total.tax > 0 ? taxWords(settings, total.tax, locale) : undefined,
		problems: priced.problems.map((problem) => problemWords(problem, locale)),
		notes: priced.problems.filter(({ why }) => why !== "nothing").map((problem) => problemWords(problem, locale)),
	};
}
export type RegistrationCartView = Awaited<ReturnType<typeof registrationCartView>>;

function problemWords(problem: RegistrationProblem, locale: Locale): string {
	const workshop = "workshop" in problem ? translate(problem.workshop.title, locale).text : "";
	return textsOf("registrationOrder", locale, { workshop }).problems[problem.why];
}
