import { useLocation } from "@remix-run/react";
import { useContext, useEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import { isUnsent, unsentWords } from "./keep-form.ts";
import { canFetchModules } from "./link.tsx";
import { useFrame } from "./site.ts";
import { useDrawnEffect } from "./use-drawn-effect.ts";

const ID = "unsent";

export function Unsent() {
	const { text } = useFrame();
	const answers = useContext(UNSAFE_DataRouterStateContext)?.actionData;
	const answer = Object.values(answers ?? {}).find(isUnsent);
	const [shown, show] = useState<typeof answer>();
	const notice = useRef<HTMLParagraphElement>(null);
	useDrawnEffect(() => show(document.querySelector(`main [data-error-summary]:not(#${ID})`) ? undefined : answer), [answer]);
	useDrawnEffect(() => notice.current?.focus(), [shown]);
	usePostModules();
	if (shown === undefined) return null;
	return (
		<p ref={notice} id={ID} role="alert" tabIndex={-1} data-error-summary="whole" className="page my-4 border-l-4 border-danger py-3 font-semibold">
			{unsentWords(shown, text.errors)}
		</p>
	);
}

/** Loads the modules of the actions that the page's forms are sent to, while there is a network. */
function usePostModules(): void {
	const { key, pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each step may bring other forms
	useEffect(() => {
		const senders = document.querySelectorAll("main form[method=post][action], main [formaction]");
		const actions = [...senders].map((sender) => new URL(sender.getAttribute(sender.matches("form") ? "action" : "formaction") ?? "", location.href).pathname);
		const kinds = new Map(actions.filter((path) => path !== pathname).map((path) => [kindOf(path), path]));
		for (const path of kinds.values()) void canFetchModules(path);
	}, [key]);
}

// The second-to-last segment is an id, as in /admin/news/wind/publication.
function kindOf(path: string): string {
	return path
		.split("/")
		.map((part, at, parts) => (at === parts.length - 2 ? "*" : part))
		.join("/");
}
