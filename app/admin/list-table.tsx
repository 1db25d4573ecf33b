import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Text } from "#app/i18n/text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { SelectRow } from "./bulk-bar.tsx";
import type { ListPageData } from "./list.server.ts";
import type { Cell as ListCell } from "./resource.ts";

type Row = ListPageData["rows"][number];
export type RowActions = (row: Row, index: number) => ReactNode;

const MAX_NOWRAP_CHARACTERS = 12;
const CELL = "py-2 pr-6 max-lg:block max-lg:py-0.5 max-lg:pr-0";

export function ListTable({ rowActions }: { rowActions?: RowActions }) {
	const { heads, bulk, rows } = useLoaderData() as ListPageData;
	return (
		<table className="mt-2 w-full border-t-2 border-line-strong text-left max-lg:block">
			<thead className="text-small text-ink-2 max-lg:block">
				<tr className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-5 max-lg:border-b max-lg:border-line max-lg:py-1">
					{heads.map(({ name, label, direction, to }) => (
						<th key={name} scope="col" aria-sort={direction} className="border-line font-semibold lg:border-b lg:py-1.5 lg:pr-6">
							<Link to={to} preventScrollReset className={`sort-link inline-flex min-h-8 items-center gap-1 ${direction ? "text-ink" : ""}`}>
								{label}
							</Link>
						</th>
					))}
					{rowActions && <td className="border-line lg:border-b" />}
				</tr>
			</thead>
			<tbody className="max-lg:block">
				{rows.map((row, index) => (
					<tr key={row.id} id={`row-${row.id}`} className="border-b border-line align-top target:bg-paper-2 has-[:checked]:bg-paper-2 max-lg:block max-lg:py-3">
						<td className={`${CELL} lg:min-w-52`}>
							<div className="flex items-start gap-2">
								{bulk && <SelectRow id={row.id} label={`${bulk.text.select}: ${row.name.text}`} />}
								<Link to={row.path} className="inline-block min-h-6 font-semibold wrap-anywhere hover:underline">
									<Text of={row.name} />
								</Link>
							</div>
						</td>
						<Cells row={row} />
						{rowActions && <td className={`${CELL} text-right`}>{rowActions(row, index)}</td>}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Cells({ row }: { row: Row }) {
	const { text, heads } = useLoaderData() as ListPageData;
	const isTranslated = heads.at(-1)?.name === "translations";
	return (
		<>
			{heads.slice(1, isTranslated ? -1 : undefined).map(({ name, label }) => (
				<td key={name} className={CELL}>
					<Cell label={label} of={row.cells[name]} />
				</td>
			))}
			{isTranslated && (
				<td className={CELL}>
					{row.missingTranslations.length === 0 ? (
						<Cell label={text.translations} of={text.complete} />
					) : (
						row.missingTranslations.map((words) => (
							<span key={words} className="block text-small font-semibold text-gold">
								{words}
							</span>
						))
					)}
				</td>
			)}
		</>
	);
}

/** Narrow screens hide the column headings, so each cell repeats its own. */
function Cell({ label, of }: { label: string; of: ListCell | undefined }) {
	if (!of) return null;
	return (
		<>
			<span className="text-small text-ink-2 lg:hidden" aria-hidden="true">
				{label}:{" "}
			</span>
			<CellText of={of} />
		</>
	);
}

function CellText({ of }: { of: ListCell }) {
	if (typeof of === "string") return <span className={of.length <= MAX_NOWRAP_CHARACTERS ? "whitespace-nowrap" : ""}>{of}</span>;
	return of.color ? (
		<Badge color={of.color}>
			<Text of={of} />
		</Badge>
	) : (
		<Text of={of} />
	);
}
