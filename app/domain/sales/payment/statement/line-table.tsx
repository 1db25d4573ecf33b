import { CELL, LongRow, LongTable, SHORT_CELL } from "#app/admin/long-list.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Link } from "#app/ui/link.tsx";
import type { LineRow } from "./lines-view.server.ts";

export function LineTable({ lines, text: { columns } }: { lines: LineRow[]; text: Texts["adminStatement"]["lines"] }) {
	return (
		<LongTable columns={[columns.amount, columns.date, columns.name, columns.reference, columns.steps]}>
			{lines.map(({ id, amount, date, name, reference, order, dismissed, steps }) => (
				<LongRow key={id}>
					<td className={`${CELL} tabular font-semibold whitespace-nowrap`}>{amount}</td>
					<td className={`${SHORT_CELL} tabular text-ink-2`}>{date}</td>
					<td className={CELL}>{name}</td>
					<td className={`${CELL} xl:w-1/2`}>{reference}</td>
					<td className={CELL}>
						{order && (
							<Link to={order.path} className="link tabular inline-block min-h-6 font-semibold">
								{order.code}
							</Link>
						)}
						{dismissed && (
							<>
								{dismissed.reason}
								<span className="block text-small text-ink-2">{dismissed.words}</span>
							</>
						)}
						{steps.map(({ path, words }) => (
							<Link key={path} to={path} className="link mr-4 inline-block min-h-6 xl:whitespace-nowrap">
								{words}
								<span className="sr-only">
									{" "}
									{amount}, {date}
								</span>
							</Link>
						))}
					</td>
				</LongRow>
			))}
		</LongTable>
	);
}
