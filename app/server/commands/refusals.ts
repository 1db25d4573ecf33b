import { existsSync } from "node:fs";
import { FileRefused } from "#db/soundness.ts";
import { CommandFailed } from "./terminal.ts";

/** Explains why a file was refused. @throws CommandFailed */
export function failOnRefusedFile<Result>(act: () => Result): Result {
	try {
		return act();
	} catch (cause) {
		if (cause instanceof FileRefused) throw new CommandFailed(`${[cause.message, ...cause.faults].join("\n  ")}\nNothing was changed.`);
		throw cause;
	}
}

/** Opening a missing database would create it. @throws CommandFailed */
export function requireDatabase(file: string): void {
	if (!existsSync(file)) throw new CommandFailed(`There is no database yet at ${file}: start the site, or run 'migrate'.`);
}
