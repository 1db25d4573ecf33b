import type { SalesView } from "#app/domain/sales/order/actions/sales-view.server.ts";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Link } from "#app/ui/link.tsx";

const MAIN_FIGURES = ["sold", "reserved", "income", "refunds"] as const;
const COLUMNS = ["sold", "reserved", "paid", "refunds", "income", "tax"] as const;

export function Sales({ sales: { text, tiers, days, bars, total, differences, tax } }: { sales: SalesView }) {
	return (
		<section aria-labelledby="sales-title">
			<h2 id="sales-title" className="heading">
				{text.title}
			</h2>
			<dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(40%,7rem),1fr))] gap-x-10 gap-y-4 border-t-2 border-line-strong pt-5">
				{MAIN_FIGURES.map((name) => (
					<div key={name}>
						<dt className="text-small text-ink-2">{text[name]}</dt>
						<dd className="tabular mt-1 font-display text-heading leading-tight font-bold">{total[name]}</dd>
						{name === "income" && <dd className="tabular text-small text-ink-2">{tax}</dd>}
					</div>
				))}
				{differences && (
					<div>
						<dt className="text-small text-ink-2">{text.differences}</dt>
						<dd className="tabular mt-1 font-display text-heading leading-tight font-bold">{differences}</dd>
					</div>
				)}
			</dl>
			{bars.length > 0 && (
				<div aria-hidden="true" className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
					<p className="flex flex-wrap gap-x-6 text-small text-ink-2 md:col-span-2">
						<Key words={text.sold} />
						<Key words={text.reserved} className="opacity-40" />
					</p>
					<TierBars title={text.byTier} tiers={tiers} />
					<DayBars title={text.byDay} bars={bars} />
				</div>
			)}
			<details className="group mt-5">
				<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
					{text.tables}
					<DownArrow />
				</summary>
				<p className="mt-2 max-w-measure text-small text-ink-2">{text.lead}</p>
				<FigureTable caption={text.byTier} rows={[...tiers, total]} first={text.tier} text={text} />
				{days.length > 0 && <FigureTable caption={text.byDay} rows={[...days, total]} first={text.day} text={text} />}
			</details>
		</section>
	);
}

function Key({ words, className = "" }: { words: string; className?: string }) {
	return (
		<span className="inline-flex items-center gap-2">
			<svg aria-hidden="true" className={`size-3 fill-action ${className}`}>
				<rect width="100%" height="100%" />
			</svg>
			{words}
		</span>
	);
}

function TierBars({ title, tiers }: { title: string; tiers: SalesView["tiers"] }) {
	const most = Math.max(1, ...tiers.map(({ bar }) => bar.sold + bar.reserved));
	const width = (count: number) => `${(count / most) * 100}%`;
	return (
		<div>
			<p className="font-semibold">{title}</p>
			<ul className="mt-3 space-y-2 text-small">
				{tiers.map(({ key, name, bar }) => (
					<li key={key}>
						<span className="flex justify-between gap-4">
							<span>{name}</span>
							<span className="tabular">{bar.sold + bar.reserved}</span>
						</span>
						<svg aria-hidden="true" className="mt-1 block h-2 w-full rounded-full bg-paper-2">
							<rect className="fill-action" width={width(bar.sold)} height="100%" />
							<rect className="fill-action opacity-40" x={width(bar.sold)} width={width(bar.reserved)} height="100%" />
						</svg>
					</li>
				))}
			</ul>
		</div>
	);
}

/** With margins. */
const MAX_BAR_PX = 48;

function DayBars({ title, bars }: { title: string; bars: SalesView["bars"] }) {
	const most = Math.max(1, ...bars.map(({ sold, reserved }) => sold + reserved));
	return (
		<div className="flex flex-col">
			<p className="flex justify-between gap-4 font-semibold">
				{title}
				<span className="tabular text-small font-normal text-ink-2">{most}</span>
			</p>
			<svg
				aria-hidden="true"
				width={bars.length * MAX_BAR_PX}
				className="mt-3 block h-40 max-w-full border-b border-line-strong"
				viewBox={`0 0 ${bars.length} ${most}`}
				preserveAspectRatio="none"
			>
				{bars.map(({ day, sold, reserved }, index) => (
					<g key={day}>
						<title>{`${day}: ${sold + reserved}`}</title>
						<rect className="fill-action" x={index + 0.1} y={most - sold} width="0.8" height={sold} />
						<rect className="fill-action opacity-40" x={index + 0.1} y={most - sold - reserved} width="0.8" height={reserved} />
					</g>
				))}
			</svg>
			<p className="mt-1 flex justify-between text-small text-ink-2">
				<span>{bars[0]?.day}</span>
				{bars.length > 1 && <span>{bars.at(-1)?.day}</span>}
			</p>
		</div>
	);
}

interface FigureTableProps {
	caption: string;
	first: string;
	rows: SalesView["tiers"];
	text: SalesView["text"];
}

function FigureTable({ caption, first, rows, text }: FigureTableProps) {
	return (
		<table className="tabular mt-6 w-full text-left">
			<caption className="pb-1 text-left font-semibold">{caption}</caption>
			<thead className="text-small text-ink-2 max-md:sr-only">
				<tr className="border-b border-line">
					<th scope="col" className="py-2 pr-4 font-semibold">
						{first}
					</th>
					{COLUMNS.map((name) => (
						<th key={name} scope="col" className="py-2 pl-4 text-right font-semibold">
							{text[name]}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.key} className="border-b border-line last:font-semibold max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:py-2">
						<th scope="row" className="py-2 pr-4 text-left font-semibold max-md:w-full max-md:py-0">
							{row.to ? (
								<Link to={row.to} className="link inline-block min-h-6">
									{row.name}
								</Link>
							) : (
								row.name
							)}
						</th>
						{COLUMNS.map((name) => (
							<td key={name} className="py-2 pl-4 text-right max-md:p-0">
								<span className="text-small text-ink-2 md:hidden">{text[name]}: </span>
								{row[name]}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
