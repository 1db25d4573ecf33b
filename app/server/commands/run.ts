import { CommandFailed, terminal, WrongWords } from "./terminal";
import { USER_HELP, userCommand } from "./user";

const HELP = `The commands for who runs the site. They use the same DATABASE_URL and work while it runs.

${USER_HELP}`;

/** Runs what the command line says. Gives the exit code: 0 for done, 1 for failed, 2 for words that make no sense. */
export async function run([noun, ...words]: string[]): Promise<number> {
	try {
		if (noun === "user") await userCommand(words, terminal);
		else if (noun === undefined || noun === "--help" || noun === "-h" || noun === "help") terminal.print(HELP);
		else throw new WrongWords(`There is no command '${noun}'.`);
		return 0;
	} catch (cause) {
		if (cause instanceof WrongWords) process.stderr.write(`${cause.message}\n\n${HELP}`);
		else if (cause instanceof CommandFailed) process.stderr.write(`${cause.message}\n`);
		else throw cause;
		return cause instanceof WrongWords ? 2 : 1;
	}
}
