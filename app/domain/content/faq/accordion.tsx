import { Text } from "#app/i18n/text.tsx";
import type { FaqView } from "./view.server.ts";

/** The shared `name` closes the other answers. */
export function FaqAccordion({ entries, open }: { entries: FaqView[]; open?: boolean }) {
	return (
		<div className="border-t-2 border-line-strong">
			{entries.map(({ id, question, answer }) => (
				<details key={id} id={id} name="faq" open={open} className="print-open group scroll-mt-24 border-b border-line">
					<summary className="flex items-center justify-between gap-6 py-5">
						<h3 className="subheading">
							<Text of={question} />
						</h3>
						<svg
							aria-hidden="true"
							viewBox="0 0 16 16"
							className="size-4 shrink-0 text-action transition-transform group-open:rotate-45 motion-reduce:transition-none"
						>
							<path d="M8 1v14M1 8h14" fill="none" stroke="currentColor" strokeWidth="2" />
						</svg>
					</summary>
					<p lang={answer.lang} className="max-w-measure pr-10 pb-6">
						{answer.text}
					</p>
				</details>
			))}
		</div>
	);
}
