import { CELL, LongRow, LongTable } from "~/admin/long-list";
import { Badge } from "~/ui/badge";
import { DownArrow } from "~/ui/down-arrow";
import { Link } from "~/ui/link";
import type { ordersView } from "./desk-list.server";
import type { SalesView } from "./sales.server";
import type { OrderState } from "./states";

const COLOURS = { reserved: "blue", awaiting_card: "blue", awaiting_bank: "blue", paid: "green", cancelled: "grey", expired: "grey" } as const;

export function OrderStateBadge({ state, words }: { state: OrderState; words: string }) {
	return <Badge colour={COLOURS[state]}>{words}</Badge>;
}

/** The orders of one page of the list, as a table. */
export function OrderTable({ orders, text: { columns } }: Pick<Awaited<ReturnType<typeof ordersView>>, "orders" | "text">) {
	return (
		<LongTable columns={[columns.code, columns.name, columns.tickets, columns.total, columns.createdAt, columns.state]}>
			{orders.map((order) => (
				<LongRow key={order.code}>
					<td className={CELL}>
						<Link to={order.path} className="link tabular inline-block min-h-6 font-semibold">
							{order.code}
						</Link>
					</td>
					<td className={CELL}>
						{order.name}
						<span className="block text-small text-ink-2">{order.email}</span>
					</td>
					<td className={`${CELL} tabular`}>{order.tickets}</td>
					<td className={`${CELL} tabular`}>{order.total}</td>
					<td className={`${CELL} text-ink-2`}>
						<time dateTime={order.createdAt.iso}>{order.createdAt.text}</time>
					</td>
					<td className={CELL}>
						<OrderStateBadge state={order.state} words={order.stateWords} />
					</td>
				</LongRow>
			))}
		</LongTable>
	);
}

/** What is sold by now: its sum in big figures, and how it is made up. */
export function Sales({ sales: { text, tiers, total, tax } }: { sales: SalesView }) {
	const figures = ["sold", "reserved", "income"] as const;
	return (
		<section aria-labelledby="sales-title" className="mt-8">
			<h2 id="sales-title" className="sr-only">
				{text.title}
			</h2>
			<dl className="grid grid-cols-2 gap-x-10 gap-y-4 border-t-2 border-line-strong pt-5 sm:grid-cols-3">
				{figures.map((name) => (
					<div key={name}>
						<dt className="text-small text-ink-2">{text[name]}</dt>
						<dd className="tabular mt-1 font-display text-heading leading-tight font-bold">{total[name]}</dd>
						{name === "income" && <dd className="tabular text-small text-ink-2">{tax}</dd>}
					</div>
				))}
			</dl>
			<details className="group mt-3">
				<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
					{text.byTier}
					<DownArrow />
				</summary>
				<table className="tabular mt-2 w-full text-left">
					<thead className="text-small text-ink-2 max-md:sr-only">
						<tr className="border-b border-line">
							<th scope="col" className="py-2 pr-6 font-semibold">
								{text.tier}
							</th>
							{figures.map((name) => (
								<th key={name} scope="col" className="py-2 pl-6 text-right font-semibold">
									{text[name]}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{[...tiers, total].map((row) => (
							<tr key={row.key} className="border-b border-line last:font-semibold max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:py-2">
								<th scope="row" className="py-2 pr-6 text-left font-semibold max-md:w-full max-md:py-0">
									{row.name}
								</th>
								{figures.map((name) => (
									<td key={name} className="py-2 pl-6 text-right max-md:p-0">
										<span className="text-small text-ink-2 md:hidden">{text[name]}: </span>
										{row[name]}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</section>
	);
}
