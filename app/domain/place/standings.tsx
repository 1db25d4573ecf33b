import { Text } from "~/i18n/text";
import { ButtonLink } from "~/ui/button";
import { useSite } from "~/ui/site";
import type { Standings } from "./ticket-workshops.server";

/** On the page of a ticket: its places in workshops, and where they are chosen. */
export function TicketStandings({ standings, ticketPath }: { standings: Standings; ticketPath: string }) {
	return (
		<section aria-labelledby="workshops-title" className="mt-8">
			<h2 id="workshops-title" className="subheading">
				{standings.text.title}
			</h2>
			<Places standings={standings} ticketPath={ticketPath} />
		</section>
	);
}

interface OrderStandingsProps {
	standings: Standings;
	tickets: { id: number; label: string; attendee: string; secret?: string }[];
	/** Of those whose places are paid for here. */
	payable: number[];
	/** Of the order. */
	address: string;
}

/** On the page of an order: the same of each of its tickets. */
export function OrderStandings({ standings, tickets, payable, address }: OrderStandingsProps) {
	return (
		<section aria-labelledby="workshops-title">
			<h2 id="workshops-title" className="heading">
				{standings.text.title}
			</h2>
			<ul className="mt-4 border-t-2 border-line-strong">
				{tickets.map(({ id, label, attendee, secret }) => (
					<li key={id} className="border-b border-line py-4">
						<h3 className="font-semibold">{attendee ? `${label}, ${attendee}` : label}</h3>
						<Places
							standings={{ ...standings, rows: standings.rows.filter(({ ticketId }) => ticketId === id) }}
							ticketPath={`/t/${secret}`}
							orderPath={payable.includes(id) ? `${address}/workshops/${id}` : undefined}
							label={label}
						/>
					</li>
				))}
			</ul>
		</section>
	);
}

interface PlacesProps {
	standings: Standings;
	ticketPath: string;
	/** Where they are ordered by the buyer of the ticket. */
	orderPath?: string;
	label?: string;
}

function Places({ standings: { text, rows }, ticketPath, orderPath, label }: PlacesProps) {
	const { path } = useSite();
	return (
		<>
			{rows.length === 0 && <p className="mt-1 text-ink-2">{text.none}</p>}
			<ul className="mt-1">
				{rows.map(({ id, title, when, note }) => (
					<li key={id} className="py-1">
						<Text of={title} />
						<span className="block tabular text-small text-ink-2">{note ? `${when} (${note})` : when}</span>
					</li>
				))}
			</ul>
			<div className="mt-3 flex flex-wrap gap-3">
				<ButtonLink look="outline" to={path(`${ticketPath}/workshops`)}>
					{text.choose}
					{label && <span className="sr-only">: {label}</span>}
				</ButtonLink>
				{orderPath && (
					<ButtonLink look="outline" to={path(orderPath)}>
						{text.order}
						{label && <span className="sr-only">: {label}</span>}
					</ButtonLink>
				)}
			</div>
		</>
	);
}
