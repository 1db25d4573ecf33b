import type { PricedCart } from "~/domain/order/ordering.server";
import type { Order } from "~/domain/order/queries.server";
import { sumView } from "~/domain/order-by-hand/view.server";
import type { Locale } from "~/i18n/config";
import { formatPrice } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";

const ticketLines = ({ lines }: Order) => lines.filter(({ kind }) => kind === "tier");

/** What an order holds, as its form has it. */
export function heldBy(order: Order) {
	const groups = Map.groupBy(ticketLines(order), ({ itemId }) => itemId);
	return {
		numbers: Object.fromEntries([...groups].map(([id, alike]) => [id, String(alike.length)])),
		code: order.lines.find(({ discountCode }) => discountCode)?.discountCode ?? "",
	};
}
export type ChangeValues = ReturnType<typeof heldBy>;

/** Whether an order holds just that, at these prices. */
export function isSameCart(order: Order, { lines }: PricedCart): boolean {
	const words = (all: readonly { itemId: string; gross: number; discountCode?: string }[]) =>
		all
			.map(({ itemId, gross, discountCode }) => `${itemId} ${gross} ${discountCode}`)
			.sort()
			.join();
	return words(ticketLines(order)) === words(lines.map((line) => ({ ...line, itemId: line.tier.id })));
}

/** What it would come to, with what it comes to now. */
export async function changeView(order: Order, cart: PricedCart, locale: Locale) {
	const sum = await sumView(cart, locale);
	const { submit, submitFree } = textsOf("adminOrderChange", locale, { total: sum.total }).tickets;
	const { before } = textsOf("adminOrderChange", locale, { total: formatPrice(order.total, locale) }).tickets;
	return { ...sum, before, submit: sum.gross === 0 ? submitFree : submit };
}
export type ChangeView = Awaited<ReturnType<typeof changeView>>;
