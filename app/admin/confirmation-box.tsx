import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import type { Question } from "./resource.ts";

export function ConfirmationBox({ question: { key, title, words, submit }, busy }: { question: Question; busy: boolean }) {
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each new question is read
	useEffect(() => box.current?.focus(), [key]);
	return (
		<div ref={box} role="alert" tabIndex={-1} aria-labelledby="question-title" className="mb-8 rounded-card border-2 border-gold p-5">
			<h2 id="question-title" className="subheading">
				{title}
			</h2>
			<p className="mt-2 mb-4 max-w-measure">{words}</p>
			<Button name="confirmed" value={key} disabled={busy}>
				{submit}
			</Button>
		</div>
	);
}
