import type { erasureSection } from "#app/domain/operations/erasure/view.server.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";

export function ErasureSection({ text, data, erasure, erased }: ReturnType<typeof erasureSection>) {
	return (
		<section aria-labelledby="data-title">
			<h2 id="data-title" className="heading">
				{text.heading}
			</h2>
			<p className="mt-1 mb-4 text-ink-2">{erased ?? text.words}</p>
			<div className="flex flex-wrap gap-3">
				<a href={data} className={buttonClass("outline")}>
					{text.download}
				</a>
				{!erased && (
					<ButtonLink look="outline" to={erasure}>
						{text.erase}
					</ButtonLink>
				)}
			</div>
		</section>
	);
}
