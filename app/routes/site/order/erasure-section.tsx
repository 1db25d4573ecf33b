import type { erasureSection } from "#app/domain/operations/erasure/view.server.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";

export function ErasureSection({ text, data, erasure, erased }: ReturnType<typeof erasureSection>) {
	return (
		<section aria-labelledby="data-title">
			<h3 id="data-title" className="subheading">
				{text.heading}
			</h3>
			{!erased && <p className="mt-1 text-ink-2">{text.words}</p>}
			<div className="mt-4 flex flex-wrap gap-3">
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
