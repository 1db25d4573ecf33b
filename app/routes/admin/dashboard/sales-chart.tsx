import type { FiguresView } from "#app/domain/operations/dashboard/view.server.ts";
import { Link } from "#app/ui/link.tsx";

/** On a phone, a row for each week. */
export function SalesChart({ title, sales: { total, path, bars } }: { title: string; sales: NonNullable<FiguresView["sales"]> }) {
	return (
		<section aria-labelledby="sales-title" className="mt-8">
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
				<h3 id="sales-title" className="subheading">
					{title}
				</h3>
				<Link to={path} className="tabular inline-block min-h-6 font-semibold hover:underline">
					{total}
				</Link>
			</div>
			<ol className="grid grid-cols-7 gap-y-4 md:grid-cols-14">
				{bars.map(({ date, label, words, sold, share, path: ofDay }) => (
					<li key={date}>
						<Link to={ofDay} className="block px-0.5 text-center text-small text-ink-2 hover:text-ink sm:px-1">
							<span className="sr-only">{words}</span>
							<svg aria-hidden="true" className="block h-28 w-full">
								<rect className={sold > 0 ? "fill-action" : "fill-line-strong"} width="100%" height={`${2 + share * 78}%`} y={`${98 - share * 78}%`} rx="2" />
								<text className="tabular fill-ink font-semibold" x="50%" y={`${94 - share * 78}%`} textAnchor="middle">
									{sold > 0 && sold}
								</text>
							</svg>
							<span aria-hidden="true" className="mx-auto block max-md:w-min">
								{label}
							</span>
						</Link>
					</li>
				))}
			</ol>
		</section>
	);
}
