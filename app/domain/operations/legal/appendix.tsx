import type { Appendix } from "./appendix.server.ts";

export function LegalAppendix({ appendix, heading: Heading = "h2" }: { appendix: Appendix; heading?: "h2" | "h4" }) {
	const { id, heading, lead, entries, closing } = appendix;
	return (
		<section aria-labelledby={id} className="mb-10 max-w-measure space-y-4">
			<Heading id={id} className="heading">
				{heading}
			</Heading>
			<p>{lead}</p>
			<dl className="border-t-2 border-line-strong">
				{entries.map(({ term, words, isName }) => (
					<div key={term} className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
						<dt className="font-semibold wrap-anywhere" translate={isName && "no"}>
							{isName ? <code>{term}</code> : term}
						</dt>
						<dd>{words}</dd>
					</div>
				))}
			</dl>
			<p>{closing}</p>
		</section>
	);
}
