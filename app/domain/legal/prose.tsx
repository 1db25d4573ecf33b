import { Fragment, type ReactNode } from "react";
import type { LegalSection } from "./blocks";

interface LegalProseProps {
	sections: LegalSection[];
	lang: string | undefined;
	/** The organizers' address, a link wherever the text names it. */
	email: string;
	heading?: "h2" | "h4";
}

/** The text of a legal page in one readable column. */
export function LegalProse({ sections, lang, email, heading: Heading = "h2" }: LegalProseProps) {
	return (
		<div lang={lang} className="max-w-measure">
			{sections.map(({ id, heading, blocks }) => (
				<Part key={id} labelledBy={heading && id}>
					{heading && (
						<Heading id={id} className="heading">
							{heading}
						</Heading>
					)}
					{blocks.map((block) =>
						block.kind === "list" ? (
							<ul key={block.items[0]} className="list-disc space-y-2 pl-5 marker:text-action">
								{block.items.map((item) => (
									<li key={item}>
										<WithMail text={item} email={email} />
									</li>
								))}
							</ul>
						) : (
							<p key={block.text}>
								<WithMail text={block.text} email={email} />
							</p>
						),
					)}
				</Part>
			))}
		</div>
	);
}

/** What stands before the first heading is no section. */
function Part({ labelledBy, children }: { labelledBy: string | undefined; children: ReactNode }) {
	const className = "mb-10 space-y-4";
	if (!labelledBy) return <div className={className}>{children}</div>;
	return (
		<section aria-labelledby={labelledBy} className={className}>
			{children}
		</section>
	);
}

function WithMail({ text, email }: { text: string; email: string }) {
	return text.split(email).map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
		<Fragment key={index}>
			{index > 0 && (
				<a href={`mailto:${email}`} className="link">
					{email}
				</a>
			)}
			{part}
		</Fragment>
	));
}
