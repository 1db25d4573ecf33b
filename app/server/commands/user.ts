import { parseArgs } from "node:util";
import { onContentChange } from "#app/admin/changes.server.ts";
import { newPasswordFault } from "#app/auth/new-password.server.ts";
import { type PasswordFault, shortestPassword } from "#app/auth/password.server.ts";
import { ROLES, type Role } from "#app/auth/rights.ts";
import { isOver } from "#app/auth/user.ts";
import {
	AccountError,
	type AccountErrorReason,
	addUser,
	findUserNamed,
	listUsers,
	removeSecondFactor,
	requireSecondFactor,
	resetPassword,
	setDisabled,
	type UserEntry,
} from "#app/domain/people/account/queries.server.ts";
import { usernameSchema } from "#app/domain/people/account/schema.ts";
import { PASSWORD_LENGTH } from "#app/http/form-rules.ts";
import { CommandFailed, type Terminal, WrongArguments } from "./terminal.ts";

const BY = { username: "command line" };

/** `words` follow `user` on the command line. @throws WrongArguments, CommandFailed */
export async function userCommand(words: string[], terminal: Terminal): Promise<void> {
	const { values, positionals } = parse(words);
	const [verb = "", name, ...rest] = positionals;
	const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
	if (!command) throw new WrongArguments(`There is no command 'user ${verb}'.`);
	const { takes = "one name" } = command;
	if (rest.length > 0 || (takes === "no name") !== (name === undefined)) throw new WrongArguments(`'user ${verb}' takes ${takes}.`);
	const stray = Object.keys(values).find((option) => !command.options.includes(option));
	if (stray) throw new WrongArguments(`'user ${verb}' does not take --${stray}.`);
	onContentChange([]);
	try {
		await command.run(name ?? "", values, terminal);
	} catch (cause) {
		if (cause instanceof AccountError) throw new CommandFailed(FAULTS[cause.fault]);
		throw cause;
	}
}

type Options = ReturnType<typeof parse>["values"];

function parse(words: string[]) {
	try {
		return parseArgs({
			args: words,
			allowPositionals: true,
			options: {
				role: { type: "string" },
				generate: { type: "boolean" },
				"without-second-factor": { type: "boolean" },
			},
		});
	} catch (cause) {
		throw new WrongArguments((cause as Error).message);
	}
}

interface Command {
	takes?: "no name" | "on or off";
	options: string[];
	run: (name: string, options: Options, terminal: Terminal) => Promise<void>;
}

const COMMANDS: Record<string, Command> = {
	list: { takes: "no name", options: [], run: list },
	add: { options: ["role", "generate"], run: add },
	password: { options: ["generate", "without-second-factor"], run: changePassword },
	disable: { options: [], run: (name, _, terminal) => disable(name, true, terminal) },
	enable: { options: [], run: (name, _, terminal) => disable(name, false, terminal) },
	"require-second-factor": { takes: "on or off", options: [], run: require },
};

async function list(_name: string, _options: Options, terminal: Terminal): Promise<void> {
	const rows = (await listUsers()).map(({ username, roles, disabled, until, hasSecondFactor, lastSeenAt }) => [
		username,
		roles.join(","),
		disabled ? "disabled" : isOver(until) ? `ended ${until}` : until ? `active until ${until}` : "active",
		hasSecondFactor ? "two-step" : "password",
		lastSeenAt ?? "never seen",
	]);
	const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => (row[column] as string).length)));
	for (const row of rows) terminal.print(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}\n`);
	if (rows.length === 0) terminal.print("There are no users yet. 'user add' creates an administrator, as does the first start of the site.\n");
}

async function add(name: string, { role, generate }: Options, terminal: Terminal): Promise<void> {
	const isFirst = (await listUsers()).length === 0;
	const roles = (role ?? (isFirst ? "admin" : "editor")).split(",") as Role[];
	const stray = roles.find((one) => !ROLES.includes(one));
	if (stray !== undefined) throw new WrongArguments(`There is no role '${stray}': use ${ROLES.join(", ")}, or several with commas between.`);
	if (isFirst && !roles.includes("admin")) throw new CommandFailed("The first user has to be an administrator: omit --role.");
	const username = usernameSchema.safeParse(name);
	if (!username.success) throw new WrongArguments("This name cannot be used: it must have 1 to 64 letters.");
	if (await findUserNamed(username.data)) throw new AccountError("taken");
	const typed = await newPassword(username.data, generate, terminal);
	const { user, password } = await addUser({ username: username.data, roles }, BY, { password: typed });
	terminal.print(`${user.username} was added, as ${user.roles.join(", ")}.\n`);
	if (generate) printPassword(password, terminal);
}

async function changePassword(name: string, options: Options, terminal: Terminal): Promise<void> {
	const { id, username } = await userNamed(name);
	const password = await resetPassword(id, BY, { password: await newPassword(username, options.generate, terminal) });
	if (options["without-second-factor"]) await removeSecondFactor(id, BY);
	terminal.print(`${username} has a new password, and every session has ended.\n`);
	if (options["without-second-factor"]) terminal.print("Two-step verification is off.\n");
	if (options.generate) printPassword(password, terminal);
}

async function disable(name: string, disabled: boolean, terminal: Terminal): Promise<void> {
	const { id, username } = await userNamed(name);
	await setDisabled(id, disabled, BY);
	terminal.print(disabled ? `${username} is disabled, and every session has ended.\n` : `${username} can sign in again.\n`);
}

async function require(word: string, _options: Options, terminal: Terminal): Promise<void> {
	if (word !== "on" && word !== "off") throw new WrongArguments("'user require-second-factor' takes on or off.");
	await requireSecondFactor(word === "on", BY);
	terminal.print(word === "on" ? "Two-step verification is now required for everyone.\n" : "Two-step verification is now optional.\n");
}

async function userNamed(name: string): Promise<UserEntry> {
	const user = await findUserNamed(name);
	if (!user) throw new AccountError("gone");
	return user;
}

async function newPassword(username: string, generate: boolean | undefined, terminal: Terminal): Promise<string | undefined> {
	if (generate) return undefined;
	const password = await terminal.askPassword();
	const fault = await newPasswordFault(password, username);
	if (fault) throw new CommandFailed(PASSWORD_FAULTS[fault]);
	return password;
}

function printPassword(password: string, terminal: Terminal): void {
	terminal.print(`This password is shown only once and has to be changed at the first sign-in: ${password}\n`);
}

const FAULTS: Record<AccountErrorReason, string> = {
	gone: "There is no user with this name. 'user list' names them all.",
	taken: "There is already a user with this name.",
	lastAdmin: "This is the last administrator who can sign in. Add another one first.",
	past: "This moment has passed.",
	oneself: "Nobody can do this to oneself.",
	shortPassword: "The password is too short to go without two-step verification.",
	ownSecondFactor: "Whoever requires two-step verification must use it.",
};

const PASSWORD_FAULTS: Record<PasswordFault, string> = {
	tooShort: `The password needs at least ${shortestPassword(false)} characters.`,
	tooLong: `The password may have at most ${PASSWORD_LENGTH} characters.`,
	common: "The password is too easily guessed.",
	ownWords: "The password is made of words of this site, the event or the user.",
};
