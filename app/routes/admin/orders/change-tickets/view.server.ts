import type { PricedCart } from "#app/domain/sales/order/create.server.ts";
import { sumView } from "#app/domain/sales/order/manual/view.server.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";

const ticketLines = ({ lines }: Order) => lines.filter(({ kind }) => kind === "tier");

export function changeValuesOf(order: Order) {
	const groups = Map.groupBy(ticketLines(order), ({ itemId }) => itemId);
	return {
		numbers: Object.fromEntries([...groups].map(([id, alike]) => [id, String(alike.length)])),
		code: order.lines.find(({ discountCode }) => discountCode)?.discountCode ?? "",
	};
}
export type ChangeValues = ReturnType<typeof changeValuesOf>;

export function isSameCart(order: Order, { lines }: PricedCart): boolean {
	const words = (all: readonly { itemId: string; gross: number; discountCode?: string }[]) =>
		all
			.map(({ itemId, gross, discountCode }) => `${itemId} ${gross} ${discountCode}`)
			.sort()
			.join();
	return words(ticketLines(order)) === words(lines.map((line) => ({ ...line, itemId: line.tier.id })));
}

export async function changeView(order: Order, cart: PricedCart, locale: Locale) {
	const sum = await sumView(cart, locale);
	const { submit, submitFree } = textsOf("adminOrderChange", locale, { total: sum.total }).tickets;
	const { before } = textsOf("adminOrderChange", locale, { total: formatPrice(order.total, locale) }).tickets;
	return { ...sum, before, submit: sum.gross === 0 ? submitFree : submit };
}
export type ChangeView = Awaited<ReturnType<typeof changeView>>;
