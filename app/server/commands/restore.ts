import { createWriteStream, existsSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { decimal } from "#app/i18n/decimal.ts";
import { env } from "#app/runtime/env.server.ts";
import { draftOf } from "#db/draft.ts";
import { restore } from "#db/restore.ts";
import { lockedFactors } from "./locked-factors.ts";
import { failOnRefusedFile } from "./refusals.ts";
import { CommandFailed, type Terminal } from "./terminal.ts";

/** `-` reads standard input. The site must be stopped. @throws CommandFailed */
export async function restoreDatabase({ FILE }: { FILE: string }, { print }: Pick<Terminal, "print">): Promise<void> {
	const { databaseFile } = env;
	if (FILE === "-") return restoreFromStdin(databaseFile, print);
	if (!existsSync(FILE)) throw new CommandFailed(`There is no file ${FILE}.`);
	if (existsSync(databaseFile) && realpathSync(FILE) === realpathSync(databaseFile)) {
		throw new CommandFailed("This is the database itself. Give the path of a backup.");
	}
	const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
	const kept = failOnRefusedFile(() => restore(FILE, databaseFile, moment));
	print(`${databaseFile} was restored. Everyone has to sign in again.\n`);
	if (kept) print(`The previous database is kept as ${kept}.\n`);
	print(await lockedFactors());
	await printRestoreChecks(print, kept === undefined);
	// Payments made since the backup are known only to Stripe.
	if (env.stripe) await (await import("./payments.ts")).comparePayments(undefined, { print });
}

async function printRestoreChecks(print: Terminal["print"], areNumbersUnknown: boolean): Promise<void> {
	const { listRestoreChecks } = await import("#app/domain/sales/order/restore-checks.server.ts");
	const found = await listRestoreChecks();
	if (!found) return;
	const { until, numbers, refunds } = found;
	print(`
It contains orders until ${until.slice(0, 16)}Z. Check what has changed since:
- Payments by transfer: import your bank statement, or mark the orders as paid.
- The last invoice is ${numbers.invoice}, the last credit note ${numbers.creditNote}${areNumbersUnknown ? "" : ", as far as the replaced database could be read"}.
  If higher numbers have been issued, set them before the site starts: 'summit numbers INVOICE CREDIT'.
- Refunds: ${refunds.length === 0 ? "none were waiting to be sent." : "these were waiting to be sent. Check with your bank before you send them:"}
${refunds.map(({ code, amount }) => `    ${code}  ${decimal(amount)} USD\n`).join("")}`);
}

async function restoreFromStdin(databaseFile: string, print: Terminal["print"]): Promise<void> {
	mkdirSync(path.dirname(databaseFile), { recursive: true });
	const arrived = draftOf(databaseFile);
	try {
		await pipeline(process.stdin, createWriteStream(arrived, { mode: 0o600 }));
		await restoreDatabase({ FILE: arrived }, { print });
	} finally {
		rmSync(arrived, { force: true });
	}
}
