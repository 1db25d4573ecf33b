/**
 * Ignores signals, because a stop may reach all processes while jobs are still to be finished.
 * Sent to Node.js as source text, so it uses nothing from its surroundings.
 */
export function receive(): void {
	const { getBuiltinModule } = process;
	globalThis.require ??= getBuiltinModule as typeof require;
	process.on("SIGTERM", () => {}).on("SIGINT", () => {});
	process.once("disconnect", () => process.exit());
	// Node.js would print the source line of the error, which is megabytes long.
	process.once("uncaughtException", ({ stack }) => process.stderr.write(`${stack}\n`, () => process.exit(1)));
	process.once("message", (text: string) => getBuiltinModule("node:vm").runInThisContext(text, { displayErrors: false }));
}
