import { Form } from "@remix-run/react";
import { CELL, LongRow, LongTable, RowCheckbox } from "#app/admin/long-list.tsx";
import type { AttendeesView } from "#app/domain/sales/attendee/list.server.ts";
import { AttendeeNeeds } from "#app/domain/sales/attendee/needs.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";

export function CheckInTable({ attendees, text, query }: Pick<AttendeesView, "attendees" | "text" | "query">) {
	const { columns } = text;
	return (
		<LongTable columns={[columns.name, columns.tier, columns.order, columns.checkedIn]}>
			{attendees.map((attendee) => (
				<LongRow key={attendee.id}>
					<td className={CELL}>
						<span className={attendee.name ? "font-semibold" : "text-ink-2"}>{attendee.name ?? text.nameless}</span>
						{attendee.email && <span className="block text-small text-ink-2">{attendee.email}</span>}
						{attendee.about && <span className="block text-small text-ink-2">{attendee.about}</span>}
						<AttendeeNeeds {...attendee} text={text} />
					</td>
					<td className={CELL}>
						{attendee.tier} {attendee.idCheck && <Badge color="gold">{attendee.idCheck}</Badge>}
					</td>
					<td className={CELL}>
						<OrderCode code={attendee.code} path={attendee.orderPath} />
						{attendee.boughtBy && <span className="block text-small text-ink-2">{attendee.boughtBy}</span>}
					</td>
					<td className={`${CELL} md:w-56`}>
						{!attendee.arrived && <RowCheckbox />}
						{attendee.arrived && <p className="mb-1 font-semibold text-success">{attendee.arrived}</p>}
						<Form method="post" action={`/admin/check-in/${attendee.id}${query}`} preventScrollReset>
							<Button look={attendee.arrived ? "outline" : "primary"} name="step" value={attendee.arrived ? "undo" : "arrive"}>
								{attendee.arrived ? text.actions.undo : text.actions.checkIn}
								<span className="sr-only">: {attendee.name ?? attendee.code}</span>
							</Button>
						</Form>
					</td>
				</LongRow>
			))}
		</LongTable>
	);
}

export function NotAdmittedTable({ people, toBoxOffice }: { people: AttendeesView["notAdmitted"]; toBoxOffice: string }) {
	return (
		<>
			<ul className="mt-4 max-w-2xl border-t border-line">
				{people.map(({ id, name, code, words, orderPath }) => (
					<li key={id} className="border-b border-line py-3">
						<span className="font-semibold wrap-anywhere">{name}</span>
						<span className="block text-small">
							{words}, <OrderCode code={code} path={orderPath} />
						</span>
					</li>
				))}
			</ul>
			<p className="mt-3">{toBoxOffice}</p>
		</>
	);
}

function OrderCode({ code, path }: { code: string; path?: string }) {
	if (!path) return <span className="tabular">{code}</span>;
	return (
		<Link to={path} className="link tabular inline-block min-h-6 whitespace-nowrap">
			{code}
		</Link>
	);
}
