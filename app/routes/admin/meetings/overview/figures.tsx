import type { MeetingsOverview } from "#app/domain/meetings/overview.server.ts";
import { DownArrow } from "#app/ui/down-arrow.tsx";

export function Heading({ id, children }: { id: string; children: string }) {
	return (
		<h2 id={id} className="heading border-b-2 border-line-strong pb-3">
			{children}
		</h2>
	);
}

export function Figures({ figures }: { figures: readonly (readonly [string, string])[] }) {
	return (
		<dl className="tabular">
			{figures.map(([term, value]) => (
				<div key={term} className="flex justify-between gap-6 border-b border-line py-2">
					<dt>{term}</dt>
					<dd className="font-semibold whitespace-nowrap">{value}</dd>
				</div>
			))}
		</dl>
	);
}

const COLUMNS = ["wishes", "kept", "fixed", "held", "missed"] as const;

export function Countries({ text, rows }: { text: MeetingsOverview["text"]; rows: MeetingsOverview["countries"] }) {
	return (
		<details className="group border-b border-line py-2">
			<summary className="flex min-h-11 items-center justify-between gap-2 font-semibold">
				{text.countries}
				<DownArrow />
			</summary>
			<table className="tabular w-full text-left">
				<thead className="text-small text-ink-2 max-md:sr-only">
					<tr>
						<th scope="col" className="py-2 pr-4 font-semibold">
							{text.country}
						</th>
						{COLUMNS.map((name) => (
							<th key={name} scope="col" className="py-2 pl-4 text-right font-semibold">
								{text.facts[name]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.pair} className="border-t border-line max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:py-2">
							<th scope="row" className="py-2 pr-4 text-left font-semibold max-md:w-full max-md:py-0">
								{row.pair}
							</th>
							{COLUMNS.map((name) => (
								<td key={name} className="py-2 pl-4 text-right max-md:p-0">
									<span className="text-small text-ink-2 md:hidden">{text.facts[name]}: </span>
									{row[name]}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
