import type { CancellationSectionView } from "#app/domain/sales/cancellation/buyer-view.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export function CancellationSection({ section: { text, words, to } }: { section: CancellationSectionView }) {
	return (
		<section aria-labelledby="cancellation-title">
			<h3 id="cancellation-title" className="subheading">
				{text.heading}
			</h3>
			<p className="mt-1 text-ink-2">{words}</p>
			{to && (
				<ButtonLink look="outline" to={to} className="mt-4">
					{text.button}
				</ButtonLink>
			)}
		</section>
	);
}
