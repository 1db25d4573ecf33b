import { useEffect, useRef } from "react";
import type { Texts } from "#app/i18n/texts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export function RecoveryCodes({ codes, text }: { codes: string[]; text: Texts["adminAccount"]["codes"] }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="page py-6 *:max-w-3xl">
			<h1 ref={heading} tabIndex={-1} className="title outline-none">
				{text.title}
			</h1>
			<p className="lead mt-4 mb-8">{text.lead}</p>
			<h2 className="heading border-b-2 border-line-strong pb-4">{text.label}</h2>
			<ul className="grid gap-x-10 sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code} className="border-b border-line py-3 font-mono tracking-wide">
						{code}
					</li>
				))}
			</ul>
			<ButtonLink to="/admin/account" className="mt-8">
				{text.done}
			</ButtonLink>
		</div>
	);
}
