import { useEffect, useRef } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { CopyText } from "#app/ui/copy-text.tsx";

interface OneTimeSecretProps {
	title: string;
	lead: string;
	failure?: string;
	words?: string;
	term: string;
	copy?: Parameters<typeof CopyText>[0]["text"];
	back: { words: string; path: string };
}

export function OneTimeSecret({ title, lead, failure, words, term, copy, back }: OneTimeSecretProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="page py-6 *:max-w-3xl">
			<h1 ref={heading} tabIndex={-1} className="title wrap-anywhere outline-none">
				{title}
			</h1>
			{failure && (
				<p role="alert" className="mt-4 font-medium wrap-anywhere text-danger">
					{failure}
				</p>
			)}
			<p className="lead mt-4 wrap-anywhere">{lead}</p>
			{words && (
				<dl className="mt-8 border-y border-line py-3">
					<dt className="text-small text-ink-2">{term}</dt>
					<dd className="font-mono wrap-anywhere select-all">{words}</dd>
				</dl>
			)}
			{words && copy && (
				<div className="mt-2 flex flex-wrap items-center gap-3">
					<CopyText words={words} text={copy} />
				</div>
			)}
			<ButtonLink to={back.path} className="mt-8">
				{back.words}
			</ButtonLink>
		</div>
	);
}
