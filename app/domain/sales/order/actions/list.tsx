import { BulkBar, type BulkView, SelectAll, SelectRow } from "#app/admin/bulk-bar.tsx";
import { CELL, LongRow, LongTable, SHORT_CELL } from "#app/admin/long-list.tsx";
import type { OrderState } from "#app/domain/sales/order/states.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ordersView } from "./list.server.ts";

const COLORS = { reserved: "blue", awaiting_card: "blue", awaiting_bank: "blue", paid: "green", cancelled: "grey", expired: "grey" } as const;

export function OrderStateBadge({ state, words }: { state: OrderState; words: string }) {
	return <Badge color={COLORS[state]}>{words}</Badge>;
}

interface OrderTableProps extends Pick<Awaited<ReturnType<typeof ordersView>>, "orders" | "text"> {
	bulk?: BulkView;
}

export function OrderTable({ orders, text: { columns }, bulk }: OrderTableProps) {
	const table = (
		<LongTable columns={[columns.code, columns.name, columns.tickets, columns.total, columns.createdAt, columns.state]}>
			{orders.map((order) => (
				<LongRow key={order.code}>
					<td className={CELL}>
						<div className="flex items-start gap-2">
							{bulk && <SelectRow id={order.code} label={`${bulk.text.select}: ${order.code}, ${order.name}`} />}
							<Link to={order.path} className="link tabular inline-block min-h-6 font-semibold whitespace-nowrap">
								{order.code}
							</Link>
						</div>
					</td>
					<td className={`${CELL} xl:w-full`}>
						{order.name}
						<span className="block text-small text-ink-2">{order.email}</span>
						{order.why.map((words) => (
							<span key={words} className="block text-small text-gold">
								{words}
							</span>
						))}
					</td>
					<td className={`${SHORT_CELL} tabular`}>{order.tickets}</td>
					<td className={`${SHORT_CELL} tabular`}>
						{order.total.amount}
						{order.total.of && <span className="block text-small text-ink-2">{order.total.of}</span>}
					</td>
					<td className={`${SHORT_CELL} text-ink-2`}>
						<time dateTime={order.createdAt.iso}>{order.createdAt.text}</time>
					</td>
					<td className={SHORT_CELL}>
						<OrderStateBadge state={order.state} words={order.stateWords} />
					</td>
				</LongRow>
			))}
		</LongTable>
	);
	if (!bulk) return table;
	return (
		<div className="group/bulk">
			<SelectAll text={bulk.text} />
			{table}
			<BulkBar bulk={bulk} />
		</div>
	);
}
