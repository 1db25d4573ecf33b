import { FileRefused } from "../../../db/soundness";
import { CommandFailed } from "./terminal";

/** Does what may be refused for a broken file, and says why in lines. @throws CommandFailed */
export function refusalsFailTheCommand<Result>(act: () => Result): Result {
	try {
		return act();
	} catch (cause) {
		if (cause instanceof FileRefused) throw new CommandFailed(`${[cause.message, ...cause.faults].join("\n  ")}\nNothing was changed.`);
		throw cause;
	}
}
