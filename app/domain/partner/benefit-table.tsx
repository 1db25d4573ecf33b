import type { Texts } from "~/i18n/texts.server";

interface BenefitTableProps {
	/** Id of the heading that names the table. */
	labelledBy: string;
	text: Pick<Texts["prospectus"], "kind" | "yes" | "no">;
	kinds: { type: string; label: string }[];
	/** Each benefit, and whether each kind includes it, in the order of the kinds. */
	benefits: { label: string; included: boolean[] }[];
}

/** What each kind of partner gets. On a narrow screen it scrolls sideways within itself. */
export function BenefitTable({ labelledBy, text, kinds, benefits }: BenefitTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
		<section aria-labelledby={labelledBy} tabIndex={0} className="relative overflow-x-auto">
			<table className="w-full min-w-2xl border-t-2 border-line-strong text-left">
				<thead>
					<tr className="border-b border-line align-bottom">
						<th scope="col" className="py-3 pr-4 font-normal text-ink-2">
							{text.kind}
						</th>
						{kinds.map(({ type, label }) => (
							<th key={type} scope="col" className="px-2 py-3 text-center text-small font-semibold">
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{benefits.map(({ label, included }) => (
						<tr key={label} className="border-b border-line">
							<th scope="row" className="py-3 pr-4 font-medium">
								{label}
							</th>
							{kinds.map(({ type }, index) => (
								<td key={type} className="px-2 py-3 text-center">
									<span aria-hidden="true" className={included[index] ? "font-bold text-success" : "text-ink-2"}>
										{included[index] ? "✓" : "–"}
									</span>
									<span className="sr-only">{included[index] ? text.yes : text.no}</span>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
