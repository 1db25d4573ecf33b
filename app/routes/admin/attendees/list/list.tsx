import { CELL, LongRow, LongTable } from "#app/admin/long-list.tsx";
import type { AttendeesView } from "#app/domain/sales/attendee/list.server.ts";
import { AttendeeNeeds } from "#app/domain/sales/attendee/needs.tsx";
import { Link } from "#app/ui/link.tsx";

export function AttendeeTable({ attendees, text }: Pick<AttendeesView, "attendees" | "text">) {
	const { columns } = text;
	return (
		<LongTable columns={[columns.name, columns.tier, columns.order, columns.checkedIn]}>
			{attendees.map((attendee) => (
				<LongRow key={attendee.id}>
					<td className={CELL}>
						<span className={attendee.name ? "font-semibold" : "text-ink-2"}>{attendee.name ?? text.nameless}</span>
						{about(attendee) && <span className="ml-2 text-small text-ink-2">{about(attendee)}</span>}
						<AttendeeNeeds {...attendee} text={text} />
					</td>
					<td className={CELL}>{attendee.tier}</td>
					<td className={CELL}>
						{attendee.orderPath && (
							<Link to={attendee.orderPath} className="link tabular inline-block min-h-6 whitespace-nowrap">
								{attendee.code}
							</Link>
						)}
						{attendee.boughtBy && <span className="ml-2 text-small text-ink-2">{attendee.boughtBy}</span>}
					</td>
					<td className={CELL}>{attendee.arrived}</td>
				</LongRow>
			))}
		</LongTable>
	);
}

const about = ({ about, email }: AttendeesView["attendees"][number]) => [about, email].filter(Boolean).join(" · ");
