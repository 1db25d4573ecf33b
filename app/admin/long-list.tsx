import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { closeOnEscape } from "#app/ui/close-on-escape.ts";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { Head } from "./head.tsx";
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
		<div className="page py-6">
			<Head title={title} lead={lead}>
				{actions}
			</Head>
			{note}
			<div className="no-print mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
				<FilterLinks label={text.states} options={states} />
				{search && <Search text={text} search={search} />}
			</div>
			<p role="status" className="tabular mt-3 text-small text-ink-2">
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
	const chosen = [...selects, ...(day ? [day] : [])].filter(({ value }) => value !== "").length;
	return (
		<Form role="search" autoComplete="off" className="flex min-w-0 max-w-full grow basis-[32rem] flex-wrap items-center gap-2">
			{state && <input type="hidden" name="state" value={state} />}
			<input
				key={q}
				type="search"
				name="q"
				defaultValue={q}
				aria-label={text.search}
				placeholder={hint}
				className="field w-auto min-w-0 max-w-md flex-[1_1_15rem] py-1.5"
			/>
			{(selects.length > 0 || day) && (
				<details className="group relative" onKeyDown={closeOnEscape}>
					<summary className={buttonClass("outline")}>
						{text.more}
						{chosen > 0 && ` (${chosen})`}
						<DownArrow />
					</summary>
					<div className="mt-1 grid gap-3 rounded-lg border border-line bg-card p-4 sm:absolute sm:right-0 sm:z-20 sm:w-72 sm:shadow-lg">
						{selects.map(({ name, label, value, options }) => (
							<select key={`${name} ${value}`} name={name} aria-label={label} defaultValue={value} className="field">
								{options.map((option) => (
									<option key={option.value} value={option.value}>
										{option.label}
									</option>
								))}
							</select>
						))}
						{day && (
							<label className="text-small">
								{day.label}
								<input key={day.value} type="date" name={day.name} defaultValue={day.value} className="field" />
							</label>
						)}
					</div>
				</details>
			)}
			<Button look="outline">{text.find}</Button>
		</Form>
	);
}

export const CELL = "py-2 pr-6 wrap-anywhere max-md:not-print:block max-md:not-print:py-0.5 max-md:not-print:pr-0";
export const SHORT_CELL = `${CELL} xl:whitespace-nowrap`;

/** @param steps heading of the last column, with actions; not printed */
export function LongTable({ columns, steps, children }: { columns: string[]; steps?: string; children: ReactNode }) {
	return (
		<table className="mt-4 w-full border-t-2 border-line-strong text-left">
			<thead className="text-small text-ink-2 max-md:not-print:sr-only">
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col" className="border-b border-line py-1.5 pr-6 font-semibold">
							{column}
						</th>
					))}
					{steps && (
						<th scope="col" className="border-b border-line py-1.5 pr-6 font-semibold">
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
