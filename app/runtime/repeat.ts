/** What the site does by itself, again and again. */
export interface Repeated {
	/** Begins nothing new, and is done once what was begun is. */
	stop: () => Promise<void>;
}

/** Does something now, and then every so many milliseconds, never twice at once. What fails is written down and tried again the next time. */
export function repeat(every: number, job: () => Promise<void>): Repeated {
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
