import { unstable_usePrompt, useBeforeUnload } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

/**
 * Asks before somebody leaves a page whose form holds what is not saved. Gives what the form calls on every input.
 *
 * @param version of what the form shows: another one means that it was saved
 * @param isRefused whether the form came back and so holds unsaved input from the start
 */
export function useUnsavedWarning(words: string, version: string, isRefused: boolean): () => void {
	const [isTouched, setTouched] = useState(isRefused);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was saved is a new version
	useEffect(() => setTouched(isRefused), [isRefused, version]);
	unstable_usePrompt({ message: words, when: ({ currentLocation, nextLocation }) => isTouched && currentLocation.pathname !== nextLocation.pathname });
	useBeforeUnload(
		useCallback(
			(event) => {
				if (isTouched) event.preventDefault();
			},
			[isTouched],
		),
	);
	return useCallback(() => setTouched(true), []);
}
