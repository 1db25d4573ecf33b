/**
 * What a worker's process does first: it runs the text that it is sent, and ends with the site. Whoever stops the site may
 * signal all its processes, and what was asked for is still to be answered. Node.js gets this function as a text, so it
 * uses nothing from around it.
 */
export function receive(): void {
	const { getBuiltinModule } = process;
	globalThis.require ??= getBuiltinModule as typeof require;
	process.on("SIGTERM", () => {}).on("SIGINT", () => {});
	process.once("disconnect", () => process.exit());
	// By itself Node.js would print the line where it happened, which is megabytes.
	process.once("uncaughtException", ({ stack }) => process.stderr.write(`${stack}\n`, () => process.exit(1)));
	process.once("message", (text: string) => getBuiltinModule("node:vm").runInThisContext(text, { displayErrors: false }));
}
