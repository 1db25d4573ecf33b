import { Worker, type WorkerOptions } from "node:worker_threads";

/** A thread ended without an answer, or was ended because it took too long. */
export class ThreadEnded extends Error {}

/**
 * Has a thread do one job, and ends it: its first message is the answer.
 *
 * @param source what `import source from "./thread?thread"` gives
 * @param patience milliseconds after which it is ended
 * @throws ThreadEnded
 */
export function runInThread<Answer>(source: string, workerData: unknown, patience: number, options: WorkerOptions = {}): Promise<Answer> {
	const worker = new Worker(source, { eval: true, workerData, execArgv: [], ...options });
	return answerOf<Answer>(worker, patience).finally(() => worker.terminate());
}

/** Milliseconds without a job after which a thread that is kept is ended. */
const LONGEST_REST = 5_000;

/**
 * The same for jobs that come one after the other, each sent as a message. The thread is kept while they come: its text is
 * of megabytes, and each start leaves copies behind for which no garbage collector hurries.
 */
export function keepThread<Job, Answer>(load: () => Promise<string>, patience: number, options: WorkerOptions = {}): (job: Job) => Promise<Answer> {
	let kept: Worker | undefined;
	let rest: NodeJS.Timeout | undefined;
	const letGo = () => {
		const worker = kept;
		kept = undefined;
		void worker?.terminate();
	};
	const start = (source: string) => {
		const worker = new Worker(source, { eval: true, execArgv: [], ...options });
		worker.unref();
		// Whoever waits for an answer is told by a listener of its own.
		return worker.on("error", letGo);
	};
	return async (job) => {
		clearTimeout(rest);
		kept ??= start(await load());
		const answer = answerOf<Answer>(kept, patience);
		kept.postMessage(job);
		try {
			return await answer;
		} catch (cause) {
			letGo();
			throw cause;
		} finally {
			rest = setTimeout(letGo, LONGEST_REST).unref();
		}
	};
}

function answerOf<Answer>(worker: Worker, patience: number): Promise<Answer> {
	const { promise, resolve, reject } = Promise.withResolvers<Answer>();
	const tooLong = setTimeout(() => reject(new ThreadEnded("It took too long.")), patience);
	const failed = (cause: Error) => reject(new ThreadEnded("Its thread ended.", { cause }));
	const ended = () => reject(new ThreadEnded("Its thread ended."));
	worker.once("message", resolve).once("error", failed).once("exit", ended);
	return promise.finally(() => {
		clearTimeout(tooLong);
		worker.off("message", resolve).off("error", failed).off("exit", ended);
	});
}
