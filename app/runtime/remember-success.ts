/**
 * A function that makes something once, however many ask, and gives everyone the same. What failed is not remembered:
 * whoever asks next has it tried anew, since a full disk or a locked database passes.
 */
export function rememberSuccess<Made>(make: () => Promise<Made>): () => Promise<Made> {
	let made: Promise<Made> | undefined;
	return () => {
		made ??= make().catch((cause) => {
			made = undefined;
			throw cause;
		});
		return made;
	};
}
