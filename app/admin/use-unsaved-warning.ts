import { unstable_usePrompt, useBeforeUnload } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import type { Values } from "#app/http/form-values.ts";

interface Form {
	version: string;
	saved: Values;
	sent: Values | undefined;
}

export function useUnsavedWarning(words: string, { version, saved, sent }: Form): () => void {
	const isUnsaved =
		sent !== undefined && Object.keys({ ...saved, ...sent }).some((name) => !META_FIELDS.has(name) && (sent[name] ?? "") !== (saved[name] ?? ""));
	const [isTouched, setTouched] = useState(isUnsaved);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was saved is a new version, and every answer counts anew
	useEffect(() => setTouched(isUnsaved), [isUnsaved, sent, version]);
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

const META_FIELDS = new Set(["version", "preview", "confirmed"]);
