export interface Told<Answer> {
	done?: Answer;
	failed?: Error;
}

export function answerJobs<Job, Answer>(answer: (job: Job) => Promise<Answer>): void {
	process.on("message", (job: Job) =>
		answer(job).then(
			(done) => tell({ done }),
			(failed: Error) => tell({ failed }),
		),
	);
}

const tell = (told: Told<unknown>) => process.send?.(told);
