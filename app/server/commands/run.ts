import type { BuiltSite } from "#app/server/serve.ts";
import program from "../../../package.json" with { type: "json" };
import { readArguments } from "./arguments.ts";
import { HELP, USER_HELP } from "./help.ts";
import { CommandFailed, printed, terminal, WrongArguments } from "./terminal.ts";

type Run = (words: string[], loadSite: () => Promise<BuiltSite>) => Promise<void>;

/** Loaded on demand: a backup needs no server, the help no database. */
const COMMANDS: Record<string, Run> = {
	serve: async (words, loadSite) => {
		readArguments("serve", words, []);
		await (await import("./serve.ts")).serveSite(loadSite);
	},
	migrate: async (words) => {
		const read = readArguments("migrate", words, [], ["without-backup"]);
		(await import("./migrate.ts")).migrateDatabase(read, terminal);
	},
	seed: async (words) => {
		readArguments("seed", words, []);
		(await import("./seed.ts")).placeSamples(terminal);
	},
	backup: async (words) => {
		const read = readArguments("backup", words, ["FILE"], ["force"]);
		await (await import("./backup.ts")).backUpDatabase(read, terminal);
	},
	restore: async (words) => {
		const [first, ...rest] = words;
		if (first === "--from") {
			readArguments("restore --from", rest, rest.length === 0 ? [] : ["REPLICA_URL"]);
			await (await import("./restore.ts")).restoreReplica(rest[0], terminal);
		} else {
			const read = readArguments("restore", words, ["FILE"]);
			await (await import("./restore.ts")).restoreDatabase(read, terminal);
		}
	},
	check: async (words) => {
		const { ready } = readArguments("check", words, [], ["ready"]);
		if (ready) await (await import("./ready.ts")).checkReadiness(terminal);
		else await (await import("./check.ts")).checkSite(terminal);
	},
	reindex: async (words) => {
		readArguments("reindex", words, []);
		await (await import("./reindex.ts")).rebuildIndex(terminal);
	},
	payments: async (words) => {
		const [day] = words;
		readArguments("payments", words, day === undefined ? [] : ["DAY"]);
		await (await import("./payments.ts")).comparePayments(day, terminal);
	},
	numbers: async (words) => {
		const read = readArguments("numbers", words, ["INVOICE", "CREDIT"]);
		await (await import("./invoice-numbers.ts")).continueInvoiceNumbers(read, terminal);
	},
	licenses: async (words) => {
		const read = readArguments("licenses", words, [], ["sbom"]);
		(await import("./licenses.ts")).printLicenses(read, terminal);
	},
	user: async (words) => {
		if (words.length === 0 || words.some((word) => word === "--help" || word === "-h")) return terminal.print(`Usage:\n${USER_HELP}`);
		const [{ env }, { requireDatabase }] = await Promise.all([import("#app/runtime/env.server.ts"), import("./refusals.ts")]);
		requireDatabase(env.databaseFile);
		await (await import("./user.ts")).userCommand(words, terminal);
	},
	...(process.connected && { worker: async () => (await import("./worker.ts")).runWorker() }),
	"--version": async () => terminal.print(`${program.version}\n`),
	"--help": async () => terminal.print(HELP),
};
const SHORT: Record<string, string> = { "-h": "--help", help: "--help", "-v": "--version" };

/** Returns the exit code: 0 for success, 1 for failure, 2 for wrong usage or configuration. */
export async function run([first = "serve", ...words]: string[], loadSite: () => Promise<BuiltSite>): Promise<number> {
	const name = SHORT[first] ?? first;
	// A reader such as `head` can close the pipe early.
	process.stdout.on("error", () => {});
	try {
		const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
		if (!command) throw new WrongArguments(`There is no command '${first}'.`);
		if (words.includes("--help") && name !== "user") await COMMANDS["--help"]?.([], loadSite);
		else await command(words, loadSite);
		await printed();
		return 0;
	} catch (cause) {
		if (!(cause instanceof Error) || !isPlain(cause)) throw cause;
		if (cause.name === "SqliteError") cause.message = `${(await import("#app/runtime/env.server.ts")).env.databaseFile}: ${cause.message}`;
		process.stderr.write(`${cause.message}\n${cause instanceof WrongArguments ? `\n${HELP}` : ""}`);
		return cause instanceof WrongArguments || cause.name === "WrongConfiguration" ? 2 : 1;
	}
}

/** The executable contains some modules twice, so their errors are recognized by name. */
function isPlain(cause: Error & { syscall?: string }): boolean {
	return cause instanceof WrongArguments || cause instanceof CommandFailed || cause.syscall !== undefined || PLAIN.includes(cause.name);
}

const PLAIN = ["WrongConfiguration", "SchemaRefused", "UpgradeStopped", "SecretFileUnusable", "SqliteError"];
