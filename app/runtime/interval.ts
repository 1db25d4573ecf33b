export interface Interval {
	stop: () => Promise<void>;
}

/** `every` is in milliseconds; runs never overlap. Errors are logged, and the next run tries again. */
export function startInterval(every: number, job: () => Promise<void>): Interval {
	let underWay = Promise.resolve();
	const begin = () => {
		underWay = underWay.then(job).catch(console.error);
	};
	begin();
	const timer = setInterval(begin, every).unref();
	return {
		stop: () => {
			clearInterval(timer);
			return underWay;
		},
	};
}
