import { vi } from "vitest";
import { watchExitListeners } from "./exit-listeners.ts";
import type { Outcome } from "./program.ts";

/** Runs a command in this process with newly loaded modules, much faster than the executable starts. It gets no `serve` and no input. */
export async function runCommand(words: string[], environment: Record<string, string> = {}): Promise<Outcome> {
	const said = { out: "", error: "" };
	const listen = (stream: NodeJS.WriteStream, as: keyof typeof said) =>
		vi.spyOn(stream, "write").mockImplementation((text, ...rest) => {
			said[as] += text;
			for (const done of rest) if (typeof done === "function") done();
			return true;
		});
	for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
	vi.resetModules();
	const end = watchExitListeners();
	const listening = [listen(process.stdout, "out"), listen(process.stderr, "error"), vi.spyOn(process.stdout, "on").mockReturnThis()];
	try {
		const { run } = await import("#app/server/commands/run.ts");
		return { code: await run(words, () => Promise.reject(new Error("No site is asked for."))), ...said };
	} finally {
		end();
		for (const spy of listening) spy.mockRestore();
		vi.unstubAllEnvs();
	}
}
