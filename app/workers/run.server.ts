import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { isSea } from "node:sea";
import type { Told } from "./answer.ts";
import { receive } from "./receive.ts";

/** A worker ended without an answer, or was ended because it took too long. */
export class WorkerEnded extends Error {}

/** The executable runs nothing but itself, by a command of its own. */
const RECEIVING = isSea() ? ["worker"] : ["--eval", `(${receive})()`];
/** What the C library reads. A worker reads files of strangers, so it is told no secret. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(LD|MALLOC)_/.test(name))) as NodeJS.ProcessEnv;
const OPTIONS: SpawnOptions = { env, stdio: ["ignore", "ignore", "inherit", "ipc"], serialization: "advanced" };

export interface WorkerLimits {
	/** Milliseconds after which a worker that gives no answer is ended. */
	patience: number;
	/** Milliseconds without a job after which it is ended. */
	rest: number;
}

/**
 * Has jobs done, one after the other, in a process beside the site's. It is started with the first job and ends when none came
 * for a while: whatever memory it took the system then has back, all of it.
 *
 * @param load gives what `import("./worker?bundle")` gives
 * @returns what does a job, within a patience of its own if need be; throws what the worker threw, or WorkerEnded
 */
export function worker<Job, Answer>(
	load: () => Promise<{ default: string }>,
	{ patience, rest }: WorkerLimits,
): (job: Job, patience?: number) => Promise<Answer> {
	let running: ChildProcess | undefined;
	let resting: NodeJS.Timeout | undefined;
	let last: Promise<unknown> = Promise.resolve();
	const end = () => {
		running?.kill("SIGKILL");
		running = undefined;
	};
	const work = async (job: Job, limit: number) => {
		clearTimeout(resting);
		if (!running?.connected) running = start((await load()).default);
		try {
			return await answerOf<Answer>(running, job, limit);
		} catch (cause) {
			end();
			throw cause;
		} finally {
			resting = setTimeout(end, rest).unref();
		}
	};
	return (job, limit = patience) => {
		const mine = last.then(() => work(job, limit));
		last = mine.catch(() => {});
		return mine;
	};
}

function start(source: string): ChildProcess {
	const child = spawn(process.execPath, RECEIVING, OPTIONS);
	child.unref();
	child.channel?.unref();
	// Whoever waits for an answer is told by a listener of its own.
	child.on("error", () => {});
	child.send(source);
	return child;
}

function answerOf<Answer>(child: ChildProcess, job: unknown, patience: number): Promise<Answer> {
	const { promise, resolve, reject } = Promise.withResolvers<Answer>();
	const tooLong = setTimeout(() => reject(new WorkerEnded("It took too long.")), patience);
	const told = (message: unknown) => {
		const { done, failed } = message as Told<Answer>;
		if (failed) reject(failed);
		else resolve(done as Answer);
	};
	const ended = (cause: unknown) => reject(new WorkerEnded("Its process ended.", { cause }));
	child.once("message", told).once("error", ended).once("exit", ended);
	child.send(job as object);
	return promise.finally(() => {
		clearTimeout(tooLong);
		child.off("message", told).off("error", ended).off("exit", ended);
	});
}
