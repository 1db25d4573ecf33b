import { decimal } from "#app/i18n/decimal.ts";
import { env } from "#app/runtime/env.server.ts";
import { requireDatabase } from "./refusals.ts";
import { CommandFailed, type Terminal, WrongArguments } from "./terminal.ts";

/** Allows for clocks that differ. */
const OVERLAP_MS = 60 * 60_000;

/** `day` defaults to the newest known payment or refund. @throws CommandFailed */
export async function comparePayments(day: string | undefined, { print }: Pick<Terminal, "print">): Promise<void> {
	if (!env.stripe) throw new CommandFailed("STRIPE_SECRET_KEY is not set, so this site takes no card payments.");
	if (day !== undefined && !isDay(day)) throw new WrongArguments("Enter a day such as 2025-11-19.");
	requireDatabase(env.databaseFile);
	const { compareWithStripe, newestMoment } = await import("#app/domain/sales/payment/card/comparison.server.ts");
	const { StripeRefusal, StripeUnreachable } = await import("#app/domain/sales/payment/card/stripe.server.ts");
	const since = day ? new Date(day) : new Date(Math.max(0, (await newestMoment()).getTime() - OVERLAP_MS));
	const { asked, waiting, unknown, refunds } = await compareWithStripe(since).catch((cause: Error) => {
		if (cause instanceof StripeUnreachable || cause instanceof StripeRefusal)
			throw new CommandFailed(`${cause.message}. Try again with 'summit payments ${since.toISOString().slice(0, 10)}'.`);
		throw cause;
	});
	print(`Card payments started since ${since.toISOString().slice(0, 16)}Z: ${asked}. Paid, to be recorded once the site runs: ${waiting}.\n`);
	if (unknown.length === 0) print("No unknown payments.\n");
	else print(`Payments unknown to this site: ${unknown.length}. Refund them in Stripe, or create the orders again:\n`);
	for (const { code = "", amount, currency, createdAt, intent = "" } of unknown)
		print(`  ${code}  ${decimal(amount)} ${currency.toUpperCase()}  ${createdAt.toISOString().slice(0, 16)}Z  ${intent}\n`);
	if (refunds.length === 0) return print("No unknown refunds.\n");
	print(`Refunds made in Stripe, new to this site: ${refunds.length}. Check these orders before you refund anything else:\n`);
	for (const { code, amount, id } of refunds) print(`  ${code}  ${decimal(amount)}  ${id}\n`);
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
