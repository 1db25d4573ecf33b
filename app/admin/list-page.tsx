import { Form, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { BulkBar, SelectAll } from "./bulk-bar.tsx";
import { Head } from "./head.tsx";
import type { ListPageData } from "./list.server.ts";
import { ListTable, type RowActions } from "./list-table.tsx";
import { type Notice, NoticeBox } from "./notice.tsx";

interface ListPageProps {
	notice?: Notice;
	actions?: ReactNode;
	rowActions?: RowActions;
	children?: ReactNode;
}

export function ListPage({ notice, actions, rowActions, children }: ListPageProps) {
	const { text, title, lead, importExport, add, bulk, rows, pages, isNarrowed } = useLoaderData() as ListPageData;
	return (
		<div className="page py-6">
			<Head title={title} lead={lead}>
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
			</Head>
			{notice && <NoticeBox {...notice} className="mt-4" />}
			<Narrowing />
			{children ??
				(rows.length === 0 ? (
					<p className="mt-6 border-t-2 border-line-strong pt-5">{isNarrowed ? text.noneFound : text.none}</p>
				) : (
					<div className="group/bulk">
						{bulk && <SelectAll text={bulk.text} />}
						<ListTable rowActions={rowActions} />
						{bulk && <BulkBar bulk={bulk} />}
						<PageLinks pages={pages} />
					</div>
				))}
		</div>
	);
}

function Narrowing() {
	const { text, filters, asked, isNarrowed, clear, count } = useLoaderData() as ListPageData;
	const { q, status, missing, sort } = asked;
	const kept = { status, missing, sort: sort && (sort.direction === "descending" ? "-" : "") + sort.column };
	return (
		<>
			<div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
				{filters.map(({ label, options }) => (
					<FilterLinks key={label} label={label} options={options} />
				))}
				<Form role="search" className="flex min-w-0 max-w-full grow basis-72 gap-2">
					{Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
					<input
						key={q}
						type="search"
						name="q"
						defaultValue={q}
						aria-label={text.search}
						placeholder={text.searchHint}
						className="field min-w-0 max-w-md flex-1 py-1.5"
					/>
					<Button look="outline">{text.find}</Button>
				</Form>
			</div>
			<p role="status" className="tabular mt-3 text-small text-ink-2">
				{count}{" "}
				{isNarrowed && (
					<Link to={clear} className="link ml-3">
						{text.clear}
					</Link>
				)}
			</p>
		</>
	);
}
