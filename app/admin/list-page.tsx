import { Form, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Text } from "~/i18n/text";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Link } from "~/ui/link";
import type { ListPageData } from "./list.server";
import type { Cell as ListCell } from "./resource";

const CELL = "py-3 pr-6 max-lg:block max-lg:py-0.5 max-lg:pr-0";

interface ListPageProps {
	/** Stands beside the button that adds an entry. */
	actions?: ReactNode;
	/** Above the search: links that narrow the list. */
	filters?: ReactNode;
	/** Hidden inputs that a search keeps. */
	kept?: ReactNode;
	/** What a row can be told to do, in its last cell. */
	rowActions?: (row: ListPageData["rows"][number], index: number) => ReactNode;
	/** Stands in place of the table. */
	children?: ReactNode;
}

/** The list of a noun, with its search. */
export function ListPage({ actions, filters, kept, rowActions, children }: ListPageProps) {
	const { text, title, lead, columns, q, count, importExport, add, rows } = useLoaderData() as ListPageData;
	const names = Object.keys(columns);
	return (
		<div className="page py-8 md:py-12">
			<header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<div className="grow basis-96">
					<h1 tabIndex={-1} className="title outline-none">
						{title}
					</h1>
					<p className="lead mt-3">{lead}</p>
				</div>
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
					{actions}
					{importExport && (
						<>
							<a href={importExport.save.path} download className="link inline-flex min-h-8 items-center">
								{importExport.save.words}
							</a>
							<Link to={importExport.read.path} className="link inline-flex min-h-8 items-center">
								{importExport.read.words}
							</Link>
						</>
					)}
					{add && <ButtonLink to={add.path}>{add.words}</ButtonLink>}
				</div>
			</header>
			{filters && <div className="mt-8">{filters}</div>}
			<Form role="search" className="mt-8 flex max-w-xl flex-wrap gap-3">
				{kept}
				<label htmlFor="list-search" className="sr-only">
					{text.search}
				</label>
				<input key={q} id="list-search" type="search" name="q" defaultValue={q} placeholder={text.searchHint} className="field min-w-40 flex-1" />
				<Button look="outline">{text.find}</Button>
			</Form>
			<p role="status" className="tabular mt-4 text-small text-ink-2">
				{count}{" "}
				{q && (
					<Link to="." className="link ml-3">
						{text.clear}
					</Link>
				)}
			</p>
			{children ? (
				children
			) : rows.length === 0 ? (
				<p className="mt-6 border-t-2 border-line-strong pt-5">{q ? text.noneFound : text.none}</p>
			) : (
				<table className="mt-4 w-full border-t-2 border-line-strong text-left">
					<thead className="text-small text-ink-2 max-lg:sr-only">
						<tr>
							{[text.name, ...names.map((name) => columns[name]), text.translations].map((label) => (
								<th key={label} scope="col" className="border-b border-line py-3 pr-6 font-semibold">
									{label}
								</th>
							))}
							{rowActions && <td className="border-b border-line" />}
						</tr>
					</thead>
					<tbody>
						{rows.map((row, index) => (
							<tr key={row.id} id={`row-${row.id}`} className="border-b border-line align-top target:bg-paper-2 max-lg:block max-lg:py-3">
								<td className={`${CELL} lg:min-w-44`}>
									<Link to={row.path} className="link inline-block min-h-6 font-semibold wrap-anywhere">
										{row.name}
									</Link>
								</td>
								{names.map((name) => (
									<td key={name} className={CELL}>
										<Cell label={columns[name]} of={row.cells[name]} />
									</td>
								))}
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
								{rowActions && <td className={`${CELL} text-right`}>{rowActions(row, index)}</td>}
							</tr>
						))}
					</tbody>
				</table>
			)}
		</div>
	);
}

/** On a narrow screen, where the headings of columns do not stand above them, each cell says what it is. */
function Cell({ label, of }: { label: string | undefined; of: ListCell | undefined }) {
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
	if (typeof of === "string") return of;
	return of.colour ? (
		<Badge colour={of.colour}>
			<Text of={of} />
		</Badge>
	) : (
		<Text of={of} />
	);
}
