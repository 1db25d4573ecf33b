import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { refundedOf } from "#app/domain/sales/cancellation/retained-money.server.ts";
import { lastOrderEvent } from "#app/domain/sales/order/history.server.ts";
import type { Order, OrderLine, Ticket } from "#app/domain/sales/order/queries.server.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { listRegistrationsBeyond, listWaitingBeyond } from "#app/domain/sales/registration/release.server.ts";
import { DIFFERENCE_METHODS } from "#app/domain/sales/ticket/exchange/difference-methods.ts";
import { listOffers, type Offer } from "#app/domain/sales/ticket/exchange/exchanging.server.ts";
import { findTier } from "#app/domain/sales/tier/queries.server.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatList, formatPrice } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";

export async function exchangeView(order: Order, line: OrderLine & { ticket: Ticket }, { tierId, locale }: { tierId: string | null; locale: Locale }) {
	const offers = await listOffers(order, line);
	const chosen = offers.find(({ tier, isLeft }) => tier.id === tierId && isLeft);
	const name = (tier: Pick<Tier, "name">) => translate(tier.name, locale).text;
	const difference = chosen?.difference ?? 0;
	const amount = formatPrice(difference < 0 ? await refundedOf(order.id, -difference) : difference, locale);
	const values = {
		number: order.lines.findIndex(({ id }) => id === line.id) + 1,
		from: [name(line), line.ticket.attendeeName].filter(Boolean).join(", "),
		name: order.name,
		price: formatPrice(line.gross, locale),
		tier: chosen ? name(chosen.tier) : "",
		amount,
	};
	const { exchange, ...shared } = textsOf("adminOrderChange", locale, values);
	const words = ({ price, included, difference, isLeft }: Offer) => {
		if (!isLeft) return exchange.none;
		const { more, less, same, withWorkshops } = textsOf("adminOrderChange", locale, {
			price: formatPrice(price.gross, locale),
			amount: formatPrice(Math.abs(difference), locale),
			workshops: formatList(
				included.map((workshop) => translate(workshop.name, locale).text),
				locale,
			),
		}).exchange;
		const cost = difference === 0 ? same : difference > 0 ? more : less;
		return included.length > 0 ? `${withWorkshops} ${cost}` : cost;
	};
	const waiting = chosen ? await listWaitingBeyond(db, line.ticket.id, await findTier(line.itemId, db), chosen.tier) : [];
	const goesOn = waiting.length > 0 && (await sellsHere(await getEvent()));
	const registrations = chosen ? await listRegistrationsBeyond(db, line.ticket.id, chosen.tier) : [];
	return {
		text: { ...shared, ...exchange },
		choices: offers.map((offer) => ({ value: offer.tier.id, label: name(offer.tier), words: words(offer), isLeft: offer.isLeft })),
		chosen: chosen && {
			id: chosen.tier.id,
			difference: chosen.difference,
			sums: [
				{ term: exchange.before, words: `${name(line)}, ${values.price}` },
				...chosen.included.map(({ name: workshop, gross }) => ({
					term: exchange.included,
					words: `${translate(workshop, locale).text}, ${formatPrice(gross, locale)}`,
				})),
				{ term: exchange.after, words: `${name(chosen.tier)}, ${formatPrice(chosen.price.gross, locale)}` },
				{ term: exchange.difference, words: formatPrice(chosen.difference, locale) },
			],
			goesBack: chosen.difference < 0 ? exchange.goesBack : undefined,
			ways: chosen.difference > 0 ? DIFFERENCE_METHODS.map((value) => ({ value, ...exchange.ways[value] })) : [],
			lost: [
				{ words: exchange.registrations, workshops: titlesOf(registrations, locale) },
				{ words: goesOn ? exchange.waitCosts : exchange.waitEnds, workshops: titlesOf(waiting, locale) },
			].filter(({ workshops }) => workshops.length > 0),
		},
		seen: await lastOrderEvent(order.id),
		back: `/admin/orders/${order.code}`,
	};
}

const titlesOf = (those: readonly { workshop?: Workshop }[], locale: Locale) =>
	those.flatMap(({ workshop }) => (workshop ? { id: workshop.id, title: translate(workshop.title, locale).text } : []));
