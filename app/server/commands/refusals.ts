import { existsSync } from "node:fs";
import { FileRefused } from "#db/soundness.ts";
import { CommandFailed } from "./terminal.ts";

/** Does what may be refused for a broken file, and says why in lines. @throws CommandFailed */
export function refusalsFailTheCommand<Result>(act: () => Result): Result {
	try {
		return act();
	} catch (cause) {
		if (cause instanceof FileRefused) throw new CommandFailed(`${[cause.message, ...cause.faults].join("\n  ")}\nNothing was changed.`);
		throw cause;
	}
}

/** Fails the command where there is no database, which opening it would make. @throws CommandFailed */
export function requireDatabase(file: string): void {
	if (!existsSync(file)) throw new CommandFailed(`There is no database yet at ${file}: start the site, or run 'migrate'.`);
}
