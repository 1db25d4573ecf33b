import { Fragment } from "react";
import { useSite } from "~/ui/site";
import type { LegalSection } from "./blocks";

/** The text of a legal page in one readable column. */
export function LegalProse({ sections, lang }: { sections: LegalSection[]; lang: string | undefined }) {
	return (
		<div lang={lang} className="max-w-measure">
			{sections.map(({ id, heading, blocks }) => (
				<section key={id} aria-labelledby={heading && id} className="mb-10 space-y-4">
					{heading && (
						<h2 id={id} className="heading">
							{heading}
						</h2>
					)}
					{blocks.map((block) =>
						block.kind === "list" ? (
							<ul key={block.items[0]} className="list-disc space-y-2 pl-5 marker:text-action">
								{block.items.map((item) => (
									<li key={item}>
										<WithMail text={item} />
									</li>
								))}
							</ul>
						) : (
							<p key={block.text}>
								<WithMail text={block.text} />
							</p>
						),
					)}
				</section>
			))}
		</div>
	);
}

/** Makes the organisers' address a link wherever the text names it. */
function WithMail({ text }: { text: string }) {
	const { email } = useSite().event;
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
