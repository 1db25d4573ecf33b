import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { isSea } from "node:sea";
import type { Told } from "./answer.ts";
import { receive } from "./receive.ts";

export class WorkerEnded extends Error {}

const WORKER_ARGUMENTS = isSea() ? ["worker"] : ["--eval", `(${receive})()`];
/** Variables of the C library only: a worker reads uploaded files and gets no secrets. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(LD|MALLOC)_/.test(name))) as NodeJS.ProcessEnv;
const OPTIONS: SpawnOptions = { env, stdio: ["ignore", "ignore", "inherit", "ipc"], serialization: "advanced" };

export interface WorkerLimits {
	/** Milliseconds until a worker that does not answer is ended. */
	patience: number;
	/** Milliseconds without a job until the worker is ended. */
	rest: number;
}

/**
 * Runs jobs one by one in a child process, which ends after a while without jobs to return its memory to the system.
 * @returns a function that runs a job and throws the worker's error or WorkerEnded
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
	const child = spawn(process.execPath, WORKER_ARGUMENTS, OPTIONS);
	child.unref();
	child.channel?.unref();
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
