import { useEffect, useRef } from "react";
import type { Texts } from "~/i18n/texts.server";
import { ButtonLink } from "~/ui/button";
import { CopyText } from "~/ui/copy-text";

interface GivenLinkProps {
	title: string;
	lead: string;
	/** Why it is not on its way. */
	failure?: string;
	/** To hand over; absent where it was sent. */
	link?: string;
	text: Pick<Texts["adminUsers"]["invitation"], "address" | "copy">;
	back: { words: string; path: string };
}

/** What became of an invitation; where it was not sent, its link, the one time that it is shown. */
export function GivenLink({ title, lead, failure, link, text, back }: GivenLinkProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="page py-8 md:py-12 *:max-w-3xl">
			<h1 ref={heading} tabIndex={-1} className="title wrap-anywhere outline-none">
				{title}
			</h1>
			{failure && (
				<p role="alert" className="mt-4 font-medium wrap-anywhere text-danger">
					{failure}
				</p>
			)}
			<p className="lead mt-4 wrap-anywhere">{lead}</p>
			{link && (
				<>
					<dl className="mt-8 border-y border-line py-3">
						<dt className="text-small text-ink-2">{text.address}</dt>
						<dd className="font-mono wrap-anywhere select-all">{link}</dd>
					</dl>
					<div className="mt-2 flex flex-wrap items-center gap-3">
						<CopyText words={link} text={text.copy} />
					</div>
				</>
			)}
			<ButtonLink to={back.path} className="mt-8">
				{back.words}
			</ButtonLink>
		</div>
	);
}
