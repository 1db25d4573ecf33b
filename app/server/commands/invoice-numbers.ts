import { env } from "#app/runtime/env.server.ts";
import { requireDatabase } from "./refusals.ts";
import { CommandFailed, type Terminal, WrongArguments } from "./terminal.ts";

/** For a restored backup that lacks the newest invoices and credit notes. Safe while the site runs, as one transaction. @throws CommandFailed, WrongArguments */
export async function continueInvoiceNumbers({ INVOICE, CREDIT }: { INVOICE: string; CREDIT: string }, { print }: Pick<Terminal, "print">): Promise<void> {
	if (![INVOICE, CREDIT].every((number) => /^\d{1,9}$/.test(number)))
		throw new WrongArguments("Write two numbers, of the last invoice and the last credit note; 0 for none.");
	requireDatabase(env.databaseFile);
	const { continueAfter, listSkippedNumbers } = await import("#app/domain/sales/order/restore-checks.server.ts");
	const { lastNumber } = await import("#app/domain/sales/invoice/invoices.server.ts");
	const tooLow = await continueAfter({ invoice: Number(INVOICE), creditNote: Number(CREDIT) }, new Date());
	if (tooLow) {
		const { kind, issued } = tooLow;
		throw new CommandFailed(`The number ${issued} of ${NAMES[kind]} has been issued: write this one or a higher one. Nothing was changed.`);
	}
	print(`The next invoice is ${(await lastNumber("invoice")) + 1}, the next credit note ${(await lastNumber("creditNote")) + 1}.\n`);
	const skipped = await listSkippedNumbers();
	if (skipped.length > 0) print("Numbers without a document in this database, for your books:\n");
	for (const { kind, first, last, reason, noted_at } of skipped) print(`  ${NAMES[kind]} ${first} to ${last}  ${noted_at.slice(0, 10)}  ${REASONS[reason]}\n`);
}

const NAMES = { invoice: "invoices", creditNote: "credit notes" };
const REASONS = {
	margin: "left out by a restore, as the lost database may have issued some of them",
	lost: "issued by the database that a restore replaced",
};
