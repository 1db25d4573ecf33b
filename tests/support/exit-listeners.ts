/** Returns a function that does what a process does at its end with listeners added meanwhile, such as closing the database. */
export function watchExitListeners(): () => void {
	const earlier = process.listeners("exit");
	return () => {
		for (const listener of process.listeners("exit")) {
			if (earlier.includes(listener)) continue;
			process.off("exit", listener);
			listener(0);
		}
	};
}
