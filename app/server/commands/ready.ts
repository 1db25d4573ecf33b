import { env } from "#app/runtime/env.server.ts";
import { CommandFailed, type Terminal } from "./terminal.ts";

const TIMEOUT_MS = 3000;
const EVERY_ADDRESS: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };

/** @throws CommandFailed */
export async function checkReadiness({ print }: Terminal): Promise<void> {
	const host = EVERY_ADDRESS[env.host] ?? (env.host.includes(":") ? `[${env.host}]` : env.host);
	const address = `http://${host}:${env.port}/readyz`;
	let answer: Response;
	try {
		answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
	} catch {
		throw new CommandFailed(`Nothing answers at ${address}.`);
	}
	const words = await answer.text();
	if (!answer.ok) throw new CommandFailed(`Not ready: ${words}.`);
	print(`${words}\n`);
}
