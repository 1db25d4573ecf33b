import type { ReactNode } from "react";

interface FieldGroupProps {
	id: string;
	title: string;
	words?: string;
	children: ReactNode;
}

export function FieldGroup({ id, title, words, children }: FieldGroupProps) {
	return (
		<fieldset id={id} className="min-w-0 scroll-mt-4 border-t-2 border-line-strong pt-5">
			<legend className={`float-left w-full heading ${words ? "" : "mb-6"}`}>{title}</legend>
			{words && <p className="clear-both mb-6 max-w-measure text-ink-2">{words}</p>}
			<div className="clear-both grid gap-8">{children}</div>
		</fieldset>
	);
}
