import { readClock } from "~/clock.server";
import { countedAddress } from "~/http/client-address.server";
import { GuessLimit } from "~/http/guess-limit";
import { type Cart, type NewOrder, type Ordered, type PricedCart, placeOrder, priceCart } from "./ordering.server";

/** Wrong discount codes: enough for a class that types them behind one address. */
const guesses = new GuessLimit({ most: 60, each: 30_000 });

/** What a cart costs, for whoever asks: after too many wrong codes the code has to wait. */
export async function priceForVisitor(cart: Cart, request: Request): Promise<PricedCart> {
	if (hasToWait(cart, request)) return priceWithoutCode(cart);
	const priced = await priceCart(cart);
	noteGuess(priced, request);
	return priced;
}

/** Places an order for whoever asks; its code, too, has to wait after too many wrong ones. */
export async function placeForVisitor(order: NewOrder, request: Request): Promise<Ordered> {
	if (hasToWait(order, request)) return { refused: await priceWithoutCode(order), isPriceNew: false };
	const ordered = await placeOrder(order);
	if ("refused" in ordered) noteGuess(ordered.refused, request);
	return ordered;
}

const visitorOf = (request: Request) => countedAddress(request) ?? "";

const hasToWait = ({ code }: Cart, request: Request) => code !== undefined && guesses.wait(visitorOf(request), readClock()) > 0;

async function priceWithoutCode({ numbers }: Cart): Promise<PricedCart> {
	const priced = await priceCart({ numbers });
	return { ...priced, problems: [...priced.problems, { why: "codeLater" }] };
}

function noteGuess({ problems }: PricedCart, request: Request): void {
	if (problems.some(({ why }) => why === "code")) guesses.note(visitorOf(request), readClock());
}
