export interface Drawn<Refusal> {
	refusal?: Refusal;
	/** The pasted list that was taken last. */
	filledIn?: string;
	/** How often the fields were drawn anew with the server's values. */
	times: number;
}

/** Fields are drawn anew for a new refusal or filled-in list. Once that is gone, they keep what was typed since. */
export function drawnAfter<Refusal>(before: Drawn<Refusal>, { refusal, filledIn }: Omit<Drawn<Refusal>, "times">): Drawn<Refusal> {
	if (refusal === before.refusal && filledIn === before.filledIn) return before;
	const isNew = (refusal && refusal !== before.refusal) || (filledIn && filledIn !== before.filledIn);
	return { refusal, filledIn, times: before.times + (isNew ? 1 : 0) };
}
