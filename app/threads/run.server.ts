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
	const { promise, resolve, reject } = Promise.withResolvers<Answer>();
	const tooLong = setTimeout(() => reject(new ThreadEnded("It took too long.")), patience);
	worker.once("message", resolve);
	worker.once("error", (cause) => reject(new ThreadEnded("Its thread ended.", { cause })));
	worker.once("exit", () => reject(new ThreadEnded("Its thread ended.")));
	return promise.finally(() => {
		clearTimeout(tooLong);
		return worker.terminate();
	});
}
