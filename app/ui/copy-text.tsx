import { useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

export function CopyText({ words, label, text }: { words: string; label?: string; text: { button: string; done: string; failed: string } }) {
	const hydrated = useHydrated();
	const [said, setSaid] = useState("");
	const copy = () =>
		navigator.clipboard.writeText(words).then(
			() => setSaid(text.done),
			() => setSaid(text.failed),
		);
	return (
		<>
			<button type="button" onClick={copy} aria-label={label} disabled={!hydrated} className="link min-h-8 text-small noscript:hidden">
				{text.button}
			</button>
			<span role="status" className="text-small text-success">
				{said}
			</span>
		</>
	);
}
