import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";

export class WrongArguments extends Error {}

export class CommandFailed extends Error {}

export interface Terminal {
	print: (words: string) => void;
	/** Typed twice without echo, or the first line of piped input. @throws CommandFailed */
	askPassword: () => Promise<string>;
}

/** A process that exits drops output that is not flushed yet. */
export function printed(): Promise<void> {
	return new Promise((resolve) => process.stdout.write("", () => resolve()));
}

export const terminal: Terminal = {
	print: (words) => process.stdout.write(words),
	async askPassword() {
		if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? "";
		const password = await askHidden("New password: ");
		if (password !== (await askHidden("Once more: "))) throw new CommandFailed("The passwords don't match.");
		return password;
	},
};

async function askHidden(question: string): Promise<string> {
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
