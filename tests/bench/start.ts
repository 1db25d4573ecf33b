import { get } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { COMMAND, freePort, startSite } from "../support/running-site.ts";
import { middle } from "./load.ts";
import { SERVER_CORE } from "./tools.ts";

export interface Starts {
	/** Milliseconds from the start of the process to the last byte of the home page, with a new and an existing database. */
	first: number;
	again: number;
}

export async function measureStart(folder: string, rounds: number): Promise<Starts> {
	const starts = { first: [] as number[], again: [] as number[] };
	for (let round = 0; round < rounds; round++) {
		const file = path.join(folder, `start-${round}.db`);
		starts.first.push(await startOnce(file));
		starts.again.push(await startOnce(file));
	}
	return { first: middle(starts.first), again: middle(starts.again) };
}

async function startOnce(file: string): Promise<number> {
	const port = await freePort();
	const started = performance.now();
	const starting = startSite({ PORT: String(port), DATABASE_URL: `file:${file}`, LOG_LEVEL: "silent" }, ["taskset", "-c", SERVER_CORE, ...COMMAND]);
	while (!(await answers(port))) await setTimeout(5);
	const taken = performance.now() - started;
	await (await starting).stop();
	return taken;
}

function answers(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		get({ port, host: "127.0.0.1", agent: false }, async (answer) => {
			await answer.toArray();
			resolve(answer.statusCode === 200);
		}).on("error", () => resolve(false));
	});
}
