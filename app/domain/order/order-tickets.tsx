import { Form, useLocation, useNavigation } from "@remix-run/react";
import { Places } from "~/domain/place/standings";
import type { Standings } from "~/domain/place/ticket-workshops.server";
import { Button, ButtonLink } from "~/ui/button";
import { Done } from "~/ui/done";
import { DownArrow } from "~/ui/down-arrow";
import { Field } from "~/ui/field";
import { useSite } from "~/ui/site";
import { ORDER_LIMITS } from "./limits";
import type { orderView } from "./order-view.server";

type View = Awaited<ReturnType<typeof orderView>>;

interface OrderTicketsProps {
	view: View;
	/** Names were just saved. */
	isSaved: boolean;
	/** Of what is paid. */
	standings?: Standings;
	/** Of those whose places are paid for here. */
	payable: number[];
	/** Of the order. */
	address: string;
}

/** The tickets of an order: until they are paid, a name for each; then one row each, which opens for all that can be done with it. */
export function OrderTickets({ view, isSaved, ...more }: OrderTicketsProps) {
	const { text, tickets } = view;
	return (
		<section id="tickets" aria-labelledby="tickets-title" className="scroll-mt-28">
			<h2 id="tickets-title" className="heading">
				{text.ticketsHeading}
			</h2>
			{view.isUnpaid && <p className="mt-1 text-ink-2">{text.afterPaying}</p>}
			<Form method="post" preventScrollReset className="mt-4">
				<Done>{isSaved && text.namesSaved}</Done>
				<ul className="border-t-2 border-line-strong">
					{tickets.map((ticket) => (
						<li key={ticket.id} className="relative border-b border-line py-3">
							{view.isPaid ? <PaidTicket view={view} ticket={ticket} {...more} /> : <Name view={view} ticket={ticket} />}
						</li>
					))}
				</ul>
				{!view.isPaid && view.canRename && <SaveNames view={view} />}
				{!view.canRename && <p className="mt-4">{view.names.over}</p>}
			</Form>
		</section>
	);
}

interface TicketProps {
	view: View;
	ticket: View["tickets"][number];
}

function PaidTicket({ view, ticket, standings, payable, address }: TicketProps & Pick<OrderTicketsProps, "standings" | "payable" | "address">) {
	const { path } = useSite();
	const { pathname } = useLocation();
	const { id, label, attendee, secret } = ticket;
	const isOnly = view.tickets.length === 1;
	const named = <span className="sr-only">: {label}</span>;
	return (
		<>
			<details className="group" open={isOnly}>
				<summary className="flex min-h-11 items-center gap-2 sm:pr-52">
					<span className="wrap-anywhere">
						<span className="block font-semibold">{label}</span>
						<span className="block text-ink-2">{attendee || view.text.unnamed}</span>
						{view.canRename && <span className="link">{attendee ? view.text.change : view.text.giveName}</span>}
					</span>
					<DownArrow />
				</summary>
				<div className="grid gap-6 py-4">
					<div>
						<Name view={view} ticket={ticket} />
						{view.canRename && (
							<div className="mt-4 flex flex-wrap gap-3">
								{!ticket.isHandedOn && <SaveNames view={view} />}
								<ButtonLink look="outline" to={`${pathname}/tickets/${id}`}>
									{view.names.handOn}
									{named}
								</ButtonLink>
							</div>
						)}
					</div>
					{standings && secret && (
						<div>
							<h3 className="font-semibold">{standings.text.title}</h3>
							<Places
								standings={{ ...standings, rows: standings.rows.filter(({ ticketId }) => ticketId === id) }}
								ticketPath={`/t/${secret}`}
								orderPath={payable.includes(id) ? `${address}/workshops/${id}` : undefined}
								label={label}
							/>
						</div>
					)}
				</div>
			</details>
			{secret && (
				<ButtonLink look={isOnly ? "primary" : "outline"} to={path(`/t/${secret}`)} className="mt-2 sm:absolute sm:top-3 sm:right-0 sm:mt-0">
					{view.text.open}
					{named}
				</ButtonLink>
			)}
		</>
	);
}

function Name({ view, ticket: { id, label, attendee, isHandedOn } }: TicketProps) {
	return (
		<Field
			key={attendee}
			id={`attendee-${id}`}
			name={`attendee.${id}`}
			label={view.isPaid ? view.text.nameOn : label}
			placeholder={view.text.unnamed}
			defaultValue={attendee}
			maxLength={ORDER_LIMITS.name}
			autoComplete="off"
			readOnly={!view.canRename || isHandedOn}
			hint={isHandedOn ? view.names.handedOn : undefined}
		/>
	);
}

function SaveNames({ view }: Pick<TicketProps, "view">) {
	const busy = useNavigation().formData?.has("names") ?? false;
	return (
		<Button look="outline" name="names" value="1" disabled={busy} className={view.isPaid ? "" : "mt-4"}>
			{view.isPaid || view.tickets.length === 1 ? view.text.saveName : view.text.saveNames}
		</Button>
	);
}
