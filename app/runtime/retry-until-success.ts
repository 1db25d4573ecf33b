/** Does not cache failures, because a full disk or a locked database passes. */
export function retryUntilSuccess<Made>(make: () => Promise<Made>): () => Promise<Made> {
	let made: Promise<Made> | undefined;
	return () => {
		made ??= make().catch((cause) => {
			made = undefined;
			throw cause;
		});
		return made;
	};
}
