import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { isSea } from "node:sea";
import type { WorkerMessage } from "./answer.ts";
import { receive } from "./receive.ts";

export class WorkerEnded extends Error {}

const WORKER_ARGUMENTS = isSea() ? ["worker"] : ["--eval", `(${receive})()`];
/** Variables of the C library only: a worker reads uploaded files and gets no secrets. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(LD|MALLOC)_/.test(name))) as NodeJS.ProcessEnv;
const OPTIONS: SpawnOptions = { env, stdio: ["ignore", "ignore", "inherit", "ipc"], serialization: "advanced" };

export interface WorkerLimits {
	/** Milliseconds until a worker that does not answer is ended. */
	timeout: number;
	/** Milliseconds without a job until the worker is ended. */
	idleTimeout: number;
}

/**
 * Runs jobs one by one in a child process, which ends after a while without jobs to return its memory to the system.
 * @returns a function that runs a job and throws the worker's error or WorkerEnded
 */
export function worker<Job, Answer>(
	load: () => Promise<{ default: string }>,
	{ timeout, idleTimeout }: WorkerLimits,
): (job: Job, timeout?: number) => Promise<Answer> {
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
			resting = setTimeout(end, idleTimeout).unref();
		}
	};
	return (job, limit = timeout) => {
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

function answerOf<Answer>(child: ChildProcess, job: unknown, timeout: number): Promise<Answer> {
	const { promise, resolve, reject } = Promise.withResolvers<Answer>();
	const tooLong = setTimeout(() => reject(new WorkerEnded("It took too long.")), timeout);
	const onMessage = (message: unknown) => {
		const { done, failed } = message as WorkerMessage<Answer>;
		if (failed) reject(failed);
		else resolve(done as Answer);
	};
	const ended = (cause: unknown) => reject(new WorkerEnded("Its process ended.", { cause }));
	child.once("message", onMessage).once("error", ended).once("exit", ended);
	child.send(job as object);
	return promise.finally(() => {
		clearTimeout(tooLong);
		child.off("message", onMessage).off("error", ended).off("exit", ended);
	});
}
