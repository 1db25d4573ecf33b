import { parseArgs } from "node:util";
import { type PasswordFault, passwordFault, shortestPassword } from "~/auth/password.server";
import type { Role } from "~/auth/user";
import {
	addUser,
	findUserNamed,
	listUsers,
	removeSecondFactor,
	resetPassword,
	setDisabled,
	type UserEntry,
	type UserFault,
	UserRefused,
} from "~/domain/user/queries.server";
import { ROLES, usernameSchema } from "~/domain/user/schema";
import { PASSWORD_LENGTH } from "~/http/form-rules";
import { USER_HELP } from "./help";
import { CommandFailed, type Terminal, WrongWords } from "./terminal";

/** In the log of changes. */
const BY = { username: "command line" };

/**
 * Runs `user …` and prints what came of it.
 *
 * @param words what follows `user` on the command line
 * @throws WrongWords, CommandFailed
 */
export async function userCommand(words: string[], terminal: Terminal): Promise<void> {
	const { values, positionals } = parse(words);
	const [verb = "", name, ...rest] = positionals;
	if (values.help || verb === "") return terminal.print(`Usage:\n${USER_HELP}`);
	const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
	if (!command) throw new WrongWords(`There is no command 'user ${verb}'.`);
	if (rest.length > 0 || (verb === "list") !== (name === undefined))
		throw new WrongWords(verb === "list" ? "'user list' takes no name." : `'user ${verb}' takes one name.`);
	const stray = Object.keys(values).find((option) => !command.options.includes(option));
	if (stray) throw new WrongWords(`'user ${verb}' does not take --${stray}.`);
	try {
		await command.run(name ?? "", values, terminal);
	} catch (cause) {
		if (cause instanceof UserRefused) throw new CommandFailed(FAULTS[cause.fault]);
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
				help: { type: "boolean", short: "h" },
				role: { type: "string" },
				generate: { type: "boolean" },
				"without-second-factor": { type: "boolean" },
			},
		});
	} catch (cause) {
		throw new WrongWords((cause as Error).message);
	}
}

interface Command {
	options: string[];
	run: (name: string, options: Options, terminal: Terminal) => Promise<void>;
}

const COMMANDS: Record<string, Command> = {
	list: { options: [], run: list },
	add: { options: ["role", "generate"], run: add },
	password: { options: ["generate", "without-second-factor"], run: changePassword },
	disable: { options: [], run: (name, _, terminal) => disable(name, true, terminal) },
	enable: { options: [], run: (name, _, terminal) => disable(name, false, terminal) },
};

async function list(_name: string, _options: Options, terminal: Terminal): Promise<void> {
	const rows = (await listUsers()).map(({ username, role, disabled, hasSecondFactor, lastSeenAt }) => [
		username,
		role,
		disabled ? "disabled" : "active",
		hasSecondFactor ? "two-step" : "password",
		lastSeenAt ?? "never seen",
	]);
	const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => (row[column] as string).length)));
	for (const row of rows) terminal.print(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}\n`);
	if (rows.length === 0) terminal.print("There is no user yet. The site makes the first administrator when it starts.\n");
}

async function add(name: string, { role = "editor", generate }: Options, terminal: Terminal): Promise<void> {
	if (!ROLES.includes(role as Role)) throw new WrongWords(`There is no role '${role}': use ${ROLES.join(" or ")}.`);
	const username = usernameSchema.safeParse(name);
	if (!username.success) throw new WrongWords("This name cannot be used: it must have 1 to 64 letters.");
	if (await findUserNamed(username.data)) throw new UserRefused("taken");
	const { user, password } = await addUser({ username: username.data, role: role as Role, password: await newPassword(generate, terminal) }, BY);
	terminal.print(`${user.username} was added, as ${user.role}.\n`);
	if (generate) printPassword(password, terminal);
}

async function changePassword(name: string, options: Options, terminal: Terminal): Promise<void> {
	const { id, username } = await userNamed(name);
	const password = await resetPassword(id, BY, await newPassword(options.generate, terminal));
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

async function userNamed(name: string): Promise<UserEntry> {
	const user = await findUserNamed(name);
	if (!user) throw new UserRefused("gone");
	return user;
}

/** Nothing where one is to be made up. */
async function newPassword(generate: boolean | undefined, terminal: Terminal): Promise<string | undefined> {
	if (generate) return undefined;
	const password = await terminal.askPassword();
	const fault = passwordFault(password);
	if (fault) throw new CommandFailed(PASSWORD_FAULTS[fault]);
	return password;
}

function printPassword(password: string, terminal: Terminal): void {
	terminal.print(`The password is shown only now: ${password}\n`);
}

const FAULTS: Record<UserFault, string> = {
	gone: "There is no user of this name. 'user list' names them all.",
	taken: "There is a user of this name already.",
	lastAdmin: "This is the last administrator who can sign in. Add another one first.",
	oneself: "Nobody can do this to oneself.",
	shortPassword: "The password is too short to go without two-step verification.",
};

const PASSWORD_FAULTS: Record<PasswordFault, string> = {
	tooShort: `The password needs at least ${shortestPassword(false)} characters.`,
	tooLong: `The password may have at most ${PASSWORD_LENGTH} characters.`,
	common: "The password is too easily guessed.",
};
