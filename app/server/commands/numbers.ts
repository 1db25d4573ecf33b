import { env } from "~/runtime/env.server";
import { requireDatabase } from "./refusals";
import { type Terminal, WrongWords } from "./terminal";

/** Lets invoices and credit notes go on after the last that are out, where a restored backup does not know them. @throws CommandFailed, WrongWords */
export async function continueNumbers({ INVOICE, CREDIT }: { INVOICE: string; CREDIT: string }, { print }: Pick<Terminal, "print">): Promise<void> {
	if (![INVOICE, CREDIT].every((number) => /^\d{1,9}$/.test(number)))
		throw new WrongWords("Write two numbers, of the last invoice and the last credit note; 0 for none.");
	requireDatabase(env.databaseFile);
	const { continueAfter } = await import("~/domain/sales/order/restored.server");
	const { lastNumber } = await import("~/domain/sales/invoice/invoices.server");
	await continueAfter({ invoice: Number(INVOICE), creditNote: Number(CREDIT) });
	print(`The next invoice is ${(await lastNumber("invoice")) + 1}, the next credit note ${(await lastNumber("creditNote")) + 1}.\n`);
}
