export interface WorkerMessage<Answer> {
	done?: Answer;
	failed?: Error;
}

export function answerJobs<Job, Answer>(answer: (job: Job) => Promise<Answer>): void {
	process.on("message", (job: Job) =>
		answer(job).then(
			(done) => send({ done }),
			(failed: Error) => send({ failed }),
		),
	);
}

const send = (message: WorkerMessage<unknown>) => process.send?.(message);
