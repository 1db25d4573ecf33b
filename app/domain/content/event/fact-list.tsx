import { useEffect, useRef } from "react";
import type { factList } from "./fact-list.server.ts";

export function FactList({ text, facts }: Awaited<ReturnType<typeof factList>>) {
	const insert = useInsertion();
	return (
		<details className="open:w-full">
			<summary className="link flex min-h-11 items-center">{text.title}</summary>
			<p className="mt-1 max-w-measure text-small text-ink-2">
				{text.words} <span className="noscript:hidden">{text.insert}</span>
			</p>
			<dl className="mt-3 mb-2 grid max-h-[40svh] gap-x-10 overflow-y-auto md:grid-cols-2">
				{facts.map(({ written, means, reads }) => (
					<div key={written} className="grid grid-cols-[10rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2 text-small max-3xs:grid-cols-1">
						<dt className="font-semibold wrap-anywhere">
							<button type="button" className="link min-h-6 text-left font-semibold noscript:hidden" onClick={() => insert(written)}>
								{written}
							</button>
							<span className="hidden noscript:inline">{written}</span>
						</dt>
						<dd className="wrap-anywhere">
							{reads}
							<span className="block text-ink-2">{means}</span>
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

function useInsertion() {
	const last = useRef<TextControl>();
	useEffect(() => {
		const remember = ({ target }: FocusEvent) => {
			if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text")) last.current = target;
		};
		document.addEventListener("focusin", remember);
		return () => document.removeEventListener("focusin", remember);
	}, []);
	return (words: string) => {
		const control = last.current;
		if (!control?.isConnected) return;
		control.focus();
		control.setRangeText(words, control.selectionStart ?? control.value.length, control.selectionEnd ?? control.value.length, "end");
		control.dispatchEvent(new Event("input", { bubbles: true }));
	};
}
