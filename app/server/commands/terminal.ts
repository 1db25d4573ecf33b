import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";

/** Words on the command line that make no sense. */
export class WrongWords extends Error {}

/** A command that could not be carried out, with why in plain words. */
export class CommandFailed extends Error {}

/** What a command talks to. */
export interface Terminal {
	print: (words: string) => void;
	/** A new password: typed twice unseen, or the first line of what was piped in. @throws CommandFailed */
	askPassword: () => Promise<string>;
}

/** Waits until what was printed has left: a process that exits forgets what a reader has not taken by then. */
export function printed(): Promise<void> {
	return new Promise((resolve) => process.stdout.write("", () => resolve()));
}

/** The terminal, or the pipes, of this process. */
export const terminal: Terminal = {
	print: (words) => process.stdout.write(words),
	async askPassword() {
		if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? "";
		const password = await askUnseen("New password: ");
		if (password !== (await askUnseen("Once more: "))) throw new CommandFailed("The two passwords are not the same.");
		return password;
	},
};

async function askUnseen(question: string): Promise<string> {
	process.stderr.write(question);
	const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
	const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
	const stopped = new Promise<never>((_, reject) => lines.once("SIGINT", () => reject(new CommandFailed("Stopped."))));
	try {
		return await Promise.race([lines.question(""), stopped]);
	} finally {
		lines.close();
		process.stderr.write("\n");
	}
}
