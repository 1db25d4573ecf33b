import { Form, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { BulkBar, SelectAll } from "./bulk-bar.tsx";
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
			{notice && <NoticeBox {...notice} className="mt-6" />}
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
			<div className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
				{filters.map(({ label, options }) => (
					<FilterLinks key={label} label={label} options={options} />
				))}
			</div>
			<Form role="search" className="mt-5 flex max-w-xl flex-wrap gap-3">
				{Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
				<label htmlFor="list-search" className="sr-only">
					{text.search}
				</label>
				<input
					key={q}
					id="list-search"
					type="search"
					name="q"
					defaultValue={q}
					placeholder={text.searchHint}
					className="field min-w-[min(10rem,100%)] flex-1"
				/>
				<Button look="outline">{text.find}</Button>
			</Form>
			<p role="status" className="tabular mt-4 text-small text-ink-2">
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
