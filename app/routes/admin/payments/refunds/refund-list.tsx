import { BulkBar, SelectAll, SelectRow } from "#app/admin/bulk-bar.tsx";
import { CELL, LongRow, LongTable, SHORT_CELL } from "#app/admin/long-list.tsx";
import type { refundsView } from "#app/domain/sales/order/actions/refund-list.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";

type View = Awaited<ReturnType<typeof refundsView>>;

const COLORS = { requested: "gold", failed: "gold", sent: "blue", done: "green" } as const;

export function RefundSums({ sums, title }: { sums: View["sums"]; title: string }) {
	return (
		<section aria-labelledby="refund-sums-title" className="mt-8">
			<h2 id="refund-sums-title" className="sr-only">
				{title}
			</h2>
			<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(40%,7rem),1fr))] gap-x-10 gap-y-4 border-t-2 border-line-strong pt-5">
				{sums.map(({ state, words, amount }) => (
					<div key={state}>
						<dt className="text-small text-ink-2">{words}</dt>
						<dd className="tabular mt-1 font-display text-heading leading-tight font-bold">{amount}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

export function RefundTable({ refunds, text: { columns }, bulk }: Pick<View, "refunds" | "text" | "bulk">) {
	const table = (
		<LongTable columns={[columns.code, columns.name, columns.amount, columns.way, columns.why, columns.at, columns.state, columns.steps]}>
			{refunds.map((refund) => (
				<LongRow key={refund.id}>
					<td className={CELL}>
						<div className="flex items-start gap-2">
							{bulk && refund.isToSend && <SelectRow id={String(refund.id)} label={`${bulk.text.select}: ${refund.code}, ${refund.amount}`} />}
							<Link to={refund.path} className="link tabular inline-block min-h-6 font-semibold whitespace-nowrap">
								{refund.code}
							</Link>
						</div>
					</td>
					<td className={`${CELL} xl:w-1/2`}>
						{refund.name}
						<span className="block text-small text-ink-2">{refund.email}</span>
					</td>
					<td className={`${CELL} tabular font-semibold whitespace-nowrap`}>{refund.amount}</td>
					<td className={`${CELL} first-letter:uppercase`}>{refund.way}</td>
					<td className={`${CELL} first-letter:uppercase xl:w-1/2`}>{refund.why}</td>
					<td className={`${SHORT_CELL} text-ink-2`}>
						<time dateTime={refund.at.iso}>{refund.at.text}</time>
					</td>
					<td className={CELL}>
						<span className="xl:whitespace-nowrap">
							<Badge color={COLORS[refund.state]}>{refund.stateWords}</Badge>
						</span>
						{refund.atStripe && <span className="mt-1 block text-small text-ink-2">{refund.atStripe}</span>}
					</td>
					<td className={CELL}>
						{refund.steps.map(({ path, words }) => (
							<Link key={path} to={path} className="link mr-4 inline-block min-h-6 xl:whitespace-nowrap">
								{words}
								<span className="sr-only"> {refund.code}</span>
							</Link>
						))}
					</td>
				</LongRow>
			))}
		</LongTable>
	);
	if (!bulk || !refunds.some(({ isToSend }) => isToSend)) return table;
	return (
		<div className="group/bulk">
			<SelectAll text={bulk.text} />
			{table}
			<BulkBar bulk={bulk} />
		</div>
	);
}
