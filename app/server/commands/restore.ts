import { createWriteStream, existsSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { decimal } from "#app/i18n/decimal.ts";
import { env, isReplicaUrl, REPLICA_WORDS } from "#app/runtime/env.server.ts";
import { fetchReplica, findLitestream, ReplicaUnreadable } from "#app/server/replication/litestream.ts";
import { draftOf } from "#db/draft.ts";
import { restore } from "#db/restore.ts";
import { lockedFactors } from "./locked-factors.ts";
import { failOnRefusedFile } from "./refusals.ts";
import { CommandFailed, type Terminal } from "./terminal.ts";

/** `-` reads standard input. The site must be stopped. @throws CommandFailed */
export async function restoreDatabase({ FILE }: { FILE: string }, { print }: Pick<Terminal, "print">, isReplica = false): Promise<void> {
	const { databaseFile } = env;
	if (FILE === "-") return restoreFromStdin(databaseFile, print);
	if (!existsSync(FILE)) throw new CommandFailed(`There is no file ${FILE}.`);
	if (existsSync(databaseFile) && realpathSync(FILE) === realpathSync(databaseFile)) {
		throw new CommandFailed("This is the database itself. Give the path of a backup.");
	}
	const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
	const kept = failOnRefusedFile(() => restore(FILE, databaseFile, moment));
	print(`${databaseFile} was restored. Everyone has to sign in again.\n`);
	if (isReplica) await (await import("#app/domain/sales/order/restore-checks.server.ts")).leaveMargin(new Date());
	if (kept) print(`The previous database is kept as ${kept}.\n`);
	print(await lockedFactors());
	await printRestoreChecks(print, kept !== undefined && !isReplica, isReplica);
	// Payments made since the backup are known only to Stripe.
	if (env.stripe) await (await import("./payments.ts")).comparePayments(undefined, { print });
}

/**
 * The newest state of a replica, of the site's own unless given. Never prints its address, which can contain a password.
 * @throws CommandFailed, WrongConfiguration
 */
export async function restoreReplica(given: string | undefined, { print }: Pick<Terminal, "print">): Promise<void> {
	const { databaseFile } = env;
	const url = given ?? env.replica?.url;
	if (url === undefined) throw new CommandFailed("Write 'restore --from REPLICA_URL', or set REPLICA_URL.");
	if (!isReplicaUrl(url)) throw new CommandFailed(REPLICA_WORDS);
	const program = findLitestream();
	mkdirSync(path.dirname(databaseFile), { recursive: true });
	const fetched = draftOf(databaseFile);
	try {
		const isFound = await fetchReplica(program, url, fetched).catch((cause) => {
			throw cause instanceof ReplicaUnreadable ? new CommandFailed(cause.message) : cause;
		});
		if (!isFound) throw new CommandFailed("There is no replica at this address.");
		await restoreDatabase({ FILE: fetched }, { print }, true);
	} finally {
		rmSync(fetched, { force: true });
	}
}

async function printRestoreChecks(print: Terminal["print"], areNumbersTaken: boolean, hasMargin: boolean): Promise<void> {
	const { listRestoreChecks } = await import("#app/domain/sales/order/restore-checks.server.ts");
	const found = await listRestoreChecks();
	if (!found) return;
	const { until, numbers, refunds } = found;
	print(`
It contains orders until ${until.slice(0, 16)}Z. Check what has changed since:
- Payments by transfer: import your bank statement, or mark the orders as paid. Lines that name an order which is missing here stay listed there.
- The last invoice is ${numbers.invoice}, the last credit note ${numbers.creditNote}${areNumbersTaken ? ", as far as the replaced database could be read" : ""}.
  ${hasMargin ? "They include a margin of numbers that may have been issued since. If you know the last ones, set them" : "If higher numbers have been issued, set them"} before the site starts: 'summit numbers INVOICE CREDIT'.
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
