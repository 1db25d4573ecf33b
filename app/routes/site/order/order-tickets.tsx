import { Form, useNavigation } from "@remix-run/react";
import { BUYER_FIELDS } from "#app/domain/sales/attendee/attendee.ts";
import type { AskedSpelling } from "#app/domain/sales/order/email-spelling.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { orderView } from "#app/domain/sales/order/order-view.server.ts";
import { SpellingQuestion } from "#app/domain/sales/order/spelling-question.tsx";
import { RegistrationLinks, RegistrationList } from "#app/domain/sales/registration/ticket-registrations.tsx";
import type { TicketRegistrationsView } from "#app/domain/sales/registration/ticket-workshops.server.ts";
import type { FieldError } from "#app/http/field-schemas.ts";
import type { Refusal } from "#app/http/form.server.ts";
import { EMAIL_LENGTH } from "#app/http/form-rules.ts";
import { FailureMessage, SuccessMessage } from "#app/ui/answer-message.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";
import { useFormChecks } from "#app/ui/use-form-checks.ts";

type View = Awaited<ReturnType<typeof orderView>>;
type Ticket = View["tickets"][number];

interface OrderTicketsProps {
	view: View;
	done: string | null;
	refusal: (Refusal & { spelling?: AskedSpelling }) | undefined;
	registrations: TicketRegistrationsView;
	payable: number[];
	/** Before the payment. */
	canChangeWorkshops: boolean;
	/** Path of the order, in the page's language. */
	address: string;
}

export function OrderTickets({ view, done, refusal, registrations, ...more }: OrderTicketsProps) {
	const { text, tickets } = view;
	const { text: workshops, rows } = registrations;
	const [ticket, ...others] = tickets;
	const action = `${more.address}/names`;
	const busy = useNavigation().formAction === action;
	const { errors, props, hydrated } = useFormChecks({ refusal, busy });
	return (
		<section id="tickets" aria-labelledby="tickets-title" className="scroll-mt-28">
			<h2 id="tickets-title" className="heading">
				{text.ticketsHeading}
			</h2>
			<Form method="post" action={hydrated ? action : `${action}#tickets`} {...props} preventScrollReset autoComplete="off" className="mt-4">
				{refusal && (
					<ErrorSummary
						formId="attendees"
						fields={tickets.flatMap(({ id, label }) => BUYER_FIELDS.map((name) => ({ name: `${name}.${id}`, label: `${label}, ${text.fields[name]}` })))}
						errors={errors}
					/>
				)}
				{refusal?.spelling && !busy && <SpellingQuestion text={text.spelling} asked={refusal.spelling} />}
				<SuccessMessage>
					{!refusal && (done === "names" ? text.namesSaved : done === "workshops" && (view.isUnpaid ? text.workshopsSaved : text.namesSaved))}
				</SuccessMessage>
				<FailureMessage>{done === "namesPartly" && !refusal && text.namesPartly}</FailureMessage>
				<ul className="border-t-2 border-line-strong">
					{tickets.map((ticket) => (
						<li key={ticket.id} className="flex flex-wrap items-start gap-x-4 border-b border-line py-2">
							<OrderTicket ticket={ticket} view={view} workshops={workshops} errors={errors} values={refusal?.values} busy={busy} {...more} />
						</li>
					))}
				</ul>
				{!view.canRename && <p className="mt-4">{view.names.over}</p>}
			</Form>
			{rows.length > 0 && (
				<div className="mt-6">
					<h3 className="subheading">{workshops.title}</h3>
					<RegistrationList rows={rows} />
				</div>
			)}
			{ticket?.secret && others.length === 0 && (
				<RegistrationLinks
					text={workshops}
					ticketPath={`/t/${ticket.secret}`}
					orderPath={more.payable.includes(ticket.id) ? `${more.address}/workshops/${ticket.id}` : undefined}
				/>
			)}
		</section>
	);
}

interface TicketProps extends Pick<OrderTicketsProps, "view" | "payable" | "canChangeWorkshops" | "address"> {
	ticket: Ticket;
	workshops: TicketRegistrationsView["text"];
	errors: Partial<Record<string, FieldError>>;
	values: Refusal["values"] | undefined;
	busy: boolean;
}

function OrderTicket({ workshops, payable, canChangeWorkshops, address, ...details }: TicketProps) {
	const { view, ticket, errors } = details;
	const { path } = useSite();
	const { id, label, tier, attendee, secret, isReassigned } = ticket;
	const { canRename, text } = view;
	const isOnly = view.tickets.length === 1;
	const named = <span className="sr-only">: {label}</span>;
	const links = secret && !isOnly && (
		<RegistrationLinks text={workshops} ticketPath={`/t/${secret}`} orderPath={payable.includes(id) ? `${address}/workshops/${id}` : undefined} label={label} />
	);
	const changeLink = !secret && canChangeWorkshops && (
		<Link to={`${address}/tickets/${id}/workshops`} className="link inline-flex min-h-11 items-center justify-self-start text-small">
			{text.changeWorkshops}
			{!isOnly && named}
		</Link>
	);
	const changing = isReassigned ? view.names.reassign : attendee.name ? text.change : text.giveName;
	const isMixed = view.tickets.some((other) => other.tier !== tier);
	const known = [isMixed && attendee.name && tier, attendee.email, !canRename && attendee.company].filter(Boolean).join(" · ");
	const head = (
		<span className="min-w-0 wrap-anywhere">
			<span className="block font-semibold">{attendee.name || label}</span>
			{known && <span className="block text-small text-ink-2">{known}</span>}
			{canRename && !attendee.email && <span className="link text-small">{changing}</span>}
		</span>
	);
	return (
		<>
			{canRename || links || (changeLink && !isOnly) ? (
				<details className="group min-w-0 flex-1 open:basis-full" open={(isOnly && !attendee.name) || BUYER_FIELDS.some((name) => errors[`${name}.${id}`])}>
					<summary className="flex min-h-11 items-center gap-2">
						{head}
						<DownArrow />
					</summary>
					<div className="grid gap-4 pt-2 pb-4">
						{!isOnly && attendee.name && <p className="text-small text-ink-2">{label}</p>}
						{canRename && (isReassigned ? <p>{view.names.reassigned}</p> : <AttendeeFields {...details} />)}
						{canRename && (
							<div className="flex flex-wrap gap-3">
								{!isReassigned && (
									<Button look="outline" disabled={details.busy}>
										{text.save}
									</Button>
								)}
								{view.isPaid && (
									<ButtonLink look="outline" to={`${address}/tickets/${id}`}>
										{view.names.reassign}
										{!isOnly && named}
									</ButtonLink>
								)}
							</div>
						)}
						{links}
						{!isOnly && changeLink}
					</div>
				</details>
			) : (
				<p className="min-w-0 flex-1">{head}</p>
			)}
			{secret && !isOnly && (
				<Link to={path(`/t/${secret}`)} className="link inline-flex min-h-11 items-center text-small" aria-label={`${text.open}: ${label}`}>
					{text.open}
				</Link>
			)}
			{isOnly && changeLink}
		</>
	);
}

function AttendeeFields({
	view: { text, names },
	ticket: { id, attendee, seen, isEmailFixed },
	errors,
	values,
}: Pick<TicketProps, "view" | "ticket" | "errors" | "values">) {
	const { text: site } = useSite();
	const field = (name: (typeof BUYER_FIELDS)[number]) => {
		const error = errors[`${name}.${id}`];
		return {
			id: `attendees-${name}.${id}`,
			name: `${name}.${id}`,
			label: text.fields[name],
			defaultValue: values?.[`${name}.${id}`] ?? attendee[name],
			error: error && site.errors[error],
			autoComplete: "off",
		};
	};
	return (
		<div key={`${seen} ${values?.[`email.${id}`]}`} className="grid gap-4 sm:grid-cols-2">
			<input type="hidden" name={`seen.${id}`} value={seen} />
			<Field {...field("name")} maxLength={ORDER_LIMITS.name} />
			<Field {...field("company")} maxLength={ORDER_LIMITS.company} />
			<Field {...field("email")} type="email" maxLength={EMAIL_LENGTH} readOnly={isEmailFixed} hint={isEmailFixed ? names.emailFixed : text.emailHint} />
		</div>
	);
}
