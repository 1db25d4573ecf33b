import type { FiguresView, PlainView, TargetView } from "#app/domain/operations/dashboard/view.server.ts";
import { Link } from "#app/ui/link.tsx";

const FIGURE = "tabular inline-block min-h-6 hover:underline";

export function TargetFigures({ figures }: { figures: TargetView[] }) {
	return (
		<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-10 gap-y-6 border-t-2 border-line-strong pt-4">
			{figures.map(({ label, value, path, share }) => (
				<div key={label}>
					<dt className="text-small text-ink-2">{label}</dt>
					<dd className="mt-1">
						<Link to={path} className={`${FIGURE} font-display text-[2rem] leading-none font-extrabold`}>
							{value}
						</Link>{" "}
						{share && <span className="tabular text-small text-ink-2">{share.words}</span>}
						{share && (
							<progress
								className="progress mt-2"
								aria-label={`${label}: ${value} ${share.words}`}
								value={Math.min(share.reached, share.target)}
								max={Math.max(share.target, 1)}
							/>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}

export function PlainFigures({ figures }: { figures: PlainView[] }) {
	return (
		<dl className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 border-t border-line">
			{figures.map(({ label, value, of, path }) => (
				<div key={label} className="border-b border-line py-2.5">
					<dt className="text-small text-ink-2">{label}</dt>
					<dd>
						<Link to={path} className={`${FIGURE} font-semibold`}>
							{value}
						</Link>{" "}
						{of && <span className="tabular text-small text-ink-2">{of}</span>}
					</dd>
				</div>
			))}
		</dl>
	);
}

export function Regions({ title, regions }: { title: string; regions: PlainView[] }) {
	return (
		<section>
			<h3 className="subheading border-b-2 border-line-strong pb-2">{title}</h3>
			<dl>
				{regions.map(({ label, value, path }) => (
					<div key={label} className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
						<dt>{label}</dt>
						<dd>
							<Link to={path} className={`${FIGURE} font-semibold`}>
								{value}
							</Link>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

export function Tracks({ title, tracks: { days, rows } }: { title: string; tracks: FiguresView["tracks"] }) {
	return (
		<section className="min-w-0 overflow-x-auto">
			<h3 id="tracks-title" className="subheading pb-2">
				{title}
			</h3>
			<table className="w-full text-left" aria-labelledby="tracks-title">
				<thead className="border-b-2 border-line-strong text-small">
					<tr>
						<td />
						{days.map(({ label, path }) => (
							<th key={label} scope="col" className="px-2 py-1 text-right font-semibold">
								<Link to={path} className="inline-block min-h-6 hover:underline">
									{label}
								</Link>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label, days: counts }) => (
						<tr key={label} className="h-11 border-b border-line">
							<th scope="row" className="font-normal">
								{label}
							</th>
							{counts.map(({ count, path }) => (
								<td key={path} className="px-2 text-right">
									<Link to={path} className={`${FIGURE} font-semibold`}>
										{count}
									</Link>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
