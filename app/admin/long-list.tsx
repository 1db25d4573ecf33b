import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import type { LongList } from "./long-list.server.ts";

interface LongListPageProps {
	list: LongList;
	actions?: ReactNode;
	note?: ReactNode;
	belowNone?: ReactNode;
	children: ReactNode;
}

export function LongListPage({ list, actions, note, belowNone, children }: LongListPageProps) {
	const { text, title, lead, states, search, count, none, pages } = list;
	return (
		<div className="page py-8 md:py-12">
			<header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<div className="grow basis-96">
					<h1 tabIndex={-1} className="title outline-none">
						{title}
					</h1>
					{lead && <p className="lead mt-3">{lead}</p>}
				</div>
				{actions}
			</header>
			{note}
			<div className="no-print mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
				<FilterLinks label={text.states} options={states} />
				{search && <Search text={text} search={search} />}
			</div>
			<p role="status" className="tabular mt-5 text-small text-ink-2">
				{count}
				{search?.clear && (
					<Link to={search.clear} className="link ml-3 inline-block min-h-6">
						{text.clear}
					</Link>
				)}
			</p>
			{none ? <p className="mt-4 border-t-2 border-line-strong pt-5">{none}</p> : children}
			{none && belowNone}
			<PageLinks pages={pages} words={text} />
		</div>
	);
}

function Search({ text, search: { q, hint, state, selects, day } }: { text: LongList["text"]; search: NonNullable<LongList["search"]> }) {
	const width = selects.length > 0 ? "max-w-3xl" : "max-w-xl";
	return (
		<Form role="search" autoComplete="off" className={`flex w-full ${width} flex-wrap gap-3 lg:w-auto lg:grow`}>
			{state && <input type="hidden" name="state" value={state} />}
			{selects.map(({ name, label, value, options }) => (
				<select key={`${name} ${value}`} name={name} aria-label={label} defaultValue={value} className="field w-auto max-w-full">
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			))}
			{day && (
				<label className="flex max-w-full flex-wrap items-center gap-x-2 text-small">
					{day.label}
					<input key={day.value} type="date" name={day.name} defaultValue={day.value} className="field w-auto max-w-full" />
				</label>
			)}
			<div className="flex min-w-0 max-w-full grow basis-96 flex-wrap gap-3">
				<input key={q} type="search" name="q" defaultValue={q} aria-label={text.search} placeholder={hint} className="field min-w-[min(10rem,100%)] flex-1" />
				<Button look="outline">{text.find}</Button>
			</div>
		</Form>
	);
}

export const CELL = "py-3 pr-6 wrap-anywhere max-md:not-print:block max-md:not-print:py-0.5 max-md:not-print:pr-0";
export const SHORT_CELL = `${CELL} xl:whitespace-nowrap`;

/** @param steps heading of the last column, with actions; not printed */
export function LongTable({ columns, steps, children }: { columns: string[]; steps?: string; children: ReactNode }) {
	return (
		<table className="mt-4 w-full border-t-2 border-line-strong text-left">
			<thead className="text-small text-ink-2 max-md:not-print:sr-only">
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col" className="border-b border-line py-3 pr-6 font-semibold">
							{column}
						</th>
					))}
					{steps && (
						<th scope="col" className="border-b border-line py-3 pr-6 font-semibold">
							<span className="no-print">{steps}</span>
						</th>
					)}
				</tr>
			</thead>
			<tbody>{children}</tbody>
		</table>
	);
}

export function LongRow({ children }: { children: ReactNode }) {
	return <tr className="border-b border-line align-top max-md:not-print:block max-md:not-print:py-3">{children}</tr>;
}

export const RowCheckbox = () => <span aria-hidden="true" className="hidden size-5 border-2 border-ink print:inline-block" />;
