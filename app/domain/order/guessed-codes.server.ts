import { readClock } from "~/clock.server";
import { countedAddress } from "~/http/client-address.server";
import { GuessLimit } from "~/http/guess-limit";
import { type Cart, type PricedCart, priceCart } from "./ordering.server";

/** Wrong discount codes: enough for a class that types them behind one address. */
const guesses = new GuessLimit({ most: 60, each: 30_000 });

/** What a cart costs, for whoever asks: after too many wrong codes the code has to wait. */
export async function priceForVisitor(cart: Cart, request: Request): Promise<PricedCart> {
	const visitor = countedAddress(request) ?? "";
	if (cart.code && guesses.wait(visitor, readClock()) > 0) {
		const priced = await priceCart({ ...cart, code: undefined });
		return { ...priced, problems: [...priced.problems, { why: "codeLater" }] };
	}
	const priced = await priceCart(cart);
	if (priced.problems.some(({ why }) => why === "code")) guesses.note(visitor, readClock());
	return priced;
}
