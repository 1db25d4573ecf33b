import { labelOf, useEditing } from "./editor-context.ts";
import type { Difference } from "./resource.ts";

export function Conflict({ differences }: { differences: Difference[] }) {
	const editing = useEditing();
	const { conflict } = editing.text;
	if (differences.length === 0) return null;
	return (
		<dl className="mb-10 border-t-2 border-line-strong">
			{differences.map(({ name, saved, yours }) => (
				<div key={name} className="grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-[10rem_1fr_1fr]">
					<dt className="font-semibold">
						<a href={`#editor-${name}`} className="link">
							{labelOf(name, editing)}
						</a>
					</dt>
					<Version label={conflict.saved} words={saved || conflict.empty} />
					<Version label={conflict.yours} words={yours || conflict.empty} />
				</div>
			))}
		</dl>
	);
}

function Version({ label, words }: { label: string; words: string }) {
	return (
		<dd className="whitespace-pre-line wrap-anywhere">
			<span className="block text-small text-ink-2">{label}</span>
			{words}
		</dd>
	);
}
