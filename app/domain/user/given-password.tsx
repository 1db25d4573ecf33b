import { useEffect, useRef } from "react";
import type { Texts } from "~/i18n/texts.server";
import { ButtonLink } from "~/ui/button";

interface GivenPasswordProps {
	title: string;
	/** Absent where an administrator typed it. */
	password: string | undefined;
	text: Texts["adminUsers"]["given"];
	back: { words: string; path: string };
}

/** What there is to hand over after a password was set for somebody else, the one time that it is shown. */
export function GivenPassword({ title, password, text, back }: GivenPasswordProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="page py-8 md:py-12 *:max-w-3xl">
			<h1 ref={heading} tabIndex={-1} className="title wrap-anywhere outline-none">
				{title}
			</h1>
			{password ? (
				<>
					<p className="lead mt-4 mb-8">{text.lead}</p>
					<dl className="border-y border-line py-3">
						<dt className="text-small text-ink-2">{text.password}</dt>
						<dd className="font-mono text-subheading tracking-wide wrap-anywhere">{password}</dd>
					</dl>
				</>
			) : (
				<p className="lead mt-4">{text.typed}</p>
			)}
			<ButtonLink to={back.path} className="mt-8">
				{back.words}
			</ButtonLink>
		</div>
	);
}
