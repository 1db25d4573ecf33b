import { ButtonLink, buttonClass } from "~/ui/button";
import type { CancellationSectionView } from "./buyer-view.server";

/** What a buyer can cancel of a paid order, and what was credited. */
export function CancellationSection({ section: { text, words, to, creditNotes } }: { section: CancellationSectionView }) {
	return (
		<section aria-labelledby="cancellation-title">
			<h2 id="cancellation-title" className="heading border-b-2 border-line-strong pb-3">
				{words ? text.heading : text.creditNotes}
			</h2>
			{words && <p className="mt-3">{words}</p>}
			<div className="mt-4 flex flex-wrap gap-3">
				{to && (
					<ButtonLink look="outline" to={to}>
						{text.button}
					</ButtonLink>
				)}
				{creditNotes.map(({ to: file, label }) => (
					<a key={file} href={file} className={buttonClass("outline")}>
						{label}
					</a>
				))}
			</div>
		</section>
	);
}
