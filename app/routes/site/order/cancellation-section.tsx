import type { CancellationSectionView } from "#app/domain/sales/cancellation/buyer-view.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export function CancellationSection({ section: { text, words, to } }: { section: CancellationSectionView }) {
	return (
		<section aria-labelledby="cancellation-title">
			<h2 id="cancellation-title" className="heading border-b-2 border-line-strong pb-3">
				{text.heading}
			</h2>
			<p className="mt-3">{words}</p>
			{to && (
				<ButtonLink look="outline" to={to} className="mt-4">
					{text.button}
				</ButtonLink>
			)}
		</section>
	);
}
