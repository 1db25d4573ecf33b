import { Form, useNavigation } from "@remix-run/react";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { orderView } from "#app/domain/sales/order/order-view.server.ts";
import { RegistrationList } from "#app/domain/sales/registration/ticket-registrations.tsx";
import type { TicketRegistrationsView } from "#app/domain/sales/registration/ticket-workshops.server.ts";
import type { FieldError } from "#app/http/field-schemas.ts";
import type { Refusal } from "#app/http/form.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { useSite } from "#app/ui/site.ts";
import { SuccessMessage } from "#app/ui/success-message.tsx";
import { useFormChecks } from "#app/ui/use-form-checks.ts";

type View = Awaited<ReturnType<typeof orderView>>;

interface OrderTicketsProps {
	view: View;
	isSaved: boolean;
	refusal: Refusal | undefined;
	registrations?: TicketRegistrationsView;
	payable: number[];
	/** Path of the order, in the page's language. */
	address: string;
}

export function OrderTickets({ view, isSaved, refusal, ...more }: OrderTicketsProps) {
	const { text, tickets } = view;
	const action = `${more.address}/names`;
	const busy = useNavigation().formAction === action;
	const { errors, props, hydrated } = useFormChecks({ refusal, busy });
	const names = { view, errors, values: refusal?.values, busy };
	return (
		<section id="tickets" aria-labelledby="tickets-title" className="scroll-mt-28">
			<h2 id="tickets-title" className="heading">
				{text.ticketsHeading}
			</h2>
			{view.isUnpaid && <p className="mt-1 text-ink-2">{text.afterPaying}</p>}
			<Form method="post" action={hydrated ? action : `${action}#tickets`} {...props} preventScrollReset className="mt-4">
				{refusal && <ErrorSummary formId="names" fields={tickets.map(({ id, label }) => ({ name: `attendee.${id}`, label }))} errors={errors} />}
				<SuccessMessage>{isSaved && !refusal && text.namesSaved}</SuccessMessage>
				<ul className="border-t-2 border-line-strong">
					{tickets.map((ticket) => (
						<li key={ticket.id} className="border-b border-line py-3">
							{view.isPaid ? <PaidTicket ticket={ticket} {...names} {...more} /> : <Name ticket={ticket} {...names} />}
						</li>
					))}
				</ul>
				{!view.isPaid && view.canRename && <SaveNames view={view} busy={busy} />}
				{!view.canRename && <p className="mt-4">{view.names.over}</p>}
			</Form>
		</section>
	);
}

interface TicketProps {
	view: View;
	ticket: View["tickets"][number];
	errors: Partial<Record<string, FieldError>>;
	values: Refusal["values"] | undefined;
	busy: boolean;
}

function PaidTicket({ registrations, payable, address, ...names }: TicketProps & Pick<OrderTicketsProps, "registrations" | "payable" | "address">) {
	const { view, ticket, errors, busy } = names;
	const { path } = useSite();
	const { id, label, attendee, secret, isHandedOn } = ticket;
	const isOnly = view.tickets.length === 1;
	const named = <span className="sr-only">: {label}</span>;
	const naming = isHandedOn ? view.names.reassign : attendee ? view.text.change : view.text.giveName;
	const registrationList = registrations && secret && (
		<div>
			<h3 className="font-semibold">{registrations.text.title}</h3>
			<RegistrationList
				registrations={{ ...registrations, rows: registrations.rows.filter(({ ticketId }) => ticketId === id) }}
				ticketPath={`/t/${secret}`}
				orderPath={payable.includes(id) ? `${address}/workshops/${id}` : undefined}
				label={label}
			/>
		</div>
	);
	// With a single ticket, its workshops are not folded.
	const folded = [view.canRename && naming, !isOnly && registrationList && registrations.text.title].filter(Boolean).join(" · ");
	return (
		<>
			<div className="justify-between gap-4 sm:flex">
				<p className="min-w-0 wrap-anywhere">
					<span className="block font-semibold">{label}</span>
					<span className="block text-ink-2">{attendee || view.text.unnamed}</span>
				</p>
				{secret && (
					<ButtonLink look={isOnly ? "primary" : "outline"} to={path(`/t/${secret}`)} className="mt-2 shrink-0 self-start sm:mt-0">
						{view.text.open}
						{named}
					</ButtonLink>
				)}
			</div>
			{folded && (
				<details className="group" open={(isOnly && !attendee) || errors[`attendee.${id}`] !== undefined}>
					<summary className="flex min-h-11 items-center justify-between gap-2">
						<span className="link">
							{folded}
							{named}
						</span>
						<DownArrow />
					</summary>
					<div className="grid gap-6 pt-2 pb-4">
						{view.canRename && (
							<div>
								<Name {...names} />
								<div className="mt-4 flex flex-wrap gap-3">
									{!isHandedOn && <SaveNames view={view} busy={busy} />}
									<ButtonLink look="outline" to={`${address}/tickets/${id}`}>
										{view.names.reassign}
										{named}
									</ButtonLink>
								</div>
							</div>
						)}
						{!isOnly && registrationList}
					</div>
				</details>
			)}
			{isOnly && registrationList && <div className="mt-3 pb-2">{registrationList}</div>}
		</>
	);
}

function Name({ view, ticket: { id, label, attendee, isHandedOn }, errors, values }: TicketProps) {
	const { text } = useSite();
	const name = `attendee.${id}`;
	const error = errors[name];
	return (
		<Field
			key={attendee}
			id={`names-attendee.${id}`}
			name={name}
			label={view.isPaid ? view.text.nameOn : label}
			placeholder={view.text.unnamed}
			defaultValue={values?.[name] ?? attendee}
			maxLength={ORDER_LIMITS.name}
			autoComplete="off"
			error={error && text.errors[error]}
			readOnly={!view.canRename || isHandedOn}
			hint={isHandedOn ? view.names.reassigned : undefined}
		/>
	);
}

function SaveNames({ view, busy }: Pick<TicketProps, "view" | "busy">) {
	return (
		<Button look="outline" disabled={busy} className={view.isPaid ? "" : "mt-4"}>
			{view.isPaid || view.tickets.length === 1 ? view.text.saveName : view.text.saveNames}
		</Button>
	);
}
