import { countedAddress } from "#app/http/client-address.server.ts";
import { GuessLimiter } from "#app/http/limiter.ts";
import { sharedCounts } from "#app/http/shared-counts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { type Cart, createOrder, type NewOrder, type OrderResult, type PricedCart, priceCart } from "./create.server.ts";

/** Enough for a class that types codes behind one IP address. */
const LIMIT = { max: 60, windowMs: 30 * 60_000 };
const guesses = new GuessLimiter(sharedCounts("discountCodes"));

export async function priceForVisitor(cart: Cart, request: Request): Promise<PricedCart> {
	if (!takeGuess(cart, request)) return priceWithoutCode(cart);
	const priced = await priceCart(cart);
	giveBackRight(cart, priced.problems, request);
	return priced;
}

export async function createOrderForVisitor(order: NewOrder, request: Request): Promise<OrderResult> {
	if (!takeGuess(order, request)) return { refused: await priceWithoutCode(order), isPriceNew: false };
	const ordered = await createOrder(order);
	giveBackRight(order, "refused" in ordered ? ordered.refused.problems : [], request);
	return ordered;
}

const visitorOf = (request: Request) => countedAddress(request) ?? "";

/** Without a code there is nothing to guess. */
const takeGuess = ({ code }: Cart, request: Request) => code === undefined || guesses.count(visitorOf(request), LIMIT, readClock()) === 0;

async function priceWithoutCode({ numbers, workshops }: Cart): Promise<PricedCart> {
	const priced = await priceCart({ numbers, workshops });
	return { ...priced, problems: [...priced.problems, { why: "codeLater" }] };
}

function giveBackRight({ code }: Cart, problems: PricedCart["problems"], request: Request): void {
	if (code !== undefined && !problems.some(({ why }) => why === "code")) guesses.count(visitorOf(request), LIMIT, readClock(), -1);
}
