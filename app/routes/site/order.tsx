import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { erasureSection } from "#app/domain/operations/erasure/view.server.ts";
import { AddToCalendar } from "#app/domain/program/calendar/add-to-calendar.tsx";
import { summitCalendar, ticketCalendar } from "#app/domain/program/calendar/calendar-links.server.ts";
import { cancellationSection } from "#app/domain/sales/cancellation/buyer-view.server.ts";
import { listCreditNotes } from "#app/domain/sales/cancellation/credit-notes.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { invoiceToView } from "#app/domain/sales/invoice/lines.server.ts";
import { correctionView } from "#app/domain/sales/order/correct-email.server.ts";
import { OrderedLines } from "#app/domain/sales/order/order-parts.tsx";
import { orderView } from "#app/domain/sales/order/order-view.server.ts";
import { isRegistrationOrder } from "#app/domain/sales/order/queries.server.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { cardView } from "#app/domain/sales/payment/card/card-view.server.ts";
import { registrationsCalendar } from "#app/domain/sales/registration/order/calendar.server.ts";
import { groupByWorkshop, ticketRegistrationsView } from "#app/domain/sales/registration/ticket-workshops.server.ts";
import { buyersTicket } from "#app/domain/sales/ticket/reassignment/emails.server.ts";
import { TicketPreview } from "#app/domain/sales/ticket/ticket-parts.tsx";
import { qrCode } from "#app/domain/sales/ticket/ticket-view.server.ts";
import { type Refusal, titleAfter } from "#app/http/form.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { CorrectEmail } from "#app/routes/site/order/correct-email.tsx";
import { ManageOrder } from "#app/routes/site/order/manage-order.tsx";
import { OrderSteps } from "#app/routes/site/order/order-steps.tsx";
import { OrderTickets } from "#app/routes/site/order/order-tickets.tsx";
import { PayByCard } from "#app/routes/site/order/pay-by-card.tsx";
import { PayByTransfer } from "#app/routes/site/order/pay-by-transfer.tsx";
import { canChangeWorkshopsOf, payableTickets } from "#app/routes/site/order/payable.server.ts";
import { useForgottenForm } from "#app/routes/site/order-form/kept-form.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { ErrorTitle } from "#app/ui/error-summary.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSite } from "#app/ui/site.ts";
import { useAnswerBelow } from "#app/ui/use-answer.ts";
import { openedOrder } from "./opened-order.server.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", openedBy: ["order"], leadsToCheckout: true, query: ["done"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { title: args.data.title, description: "", noIndex: true });

export const headers: HeadersFunction = () => SECRET_HEADERS;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { locale, event, facts } = await openPage(params);
	const order = await openedOrder(params);
	const view = await orderView(order, event, locale);
	const [invoices, creditNotes] = await Promise.all([listInvoices(order.id), listCreditNotes(order.id)]);
	const registrations = await ticketRegistrationsView(view.isEnded ? [] : view.tickets.map(({ id }) => id), event, locale, order.code);
	const people = view.tickets.map(({ id, attendee, label }) => ({ id, name: attendee.name || label }));
	const own = buyersTicket(order);
	const [only, ...others] = view.tickets;
	const address = `/orders/${params.code}/${params.secret}`;
	return data({
		title: titleAfter(context, view.text.metaTitle, textsOf("common", locale, {}).errors),
		done: new URL(request.url).searchParams.get("done"),
		view,
		eventName: event.name,
		dates: facts.dates,
		registrations: { ...registrations, rows: groupByWorkshop(registrations.rows, people, locale) },
		payable: await payableTickets(order, event),
		canChangeWorkshops: await canChangeWorkshopsOf(order, event),
		/** Without language. */
		address,
		correction: await correctionView(order, locale),
		people: erasureSection(order, params.secret as string, locale),
		canOrderAgain: view.isEnded && (await sellsHere(event)),
		qr: only?.secret && others.length === 0 ? qrCode(siteOrigin(request) + localePath(locale, `/t/${only.secret}`)) : undefined,
		calendar: !view.isPaid
			? undefined
			: isRegistrationOrder(order.lines)
				? await registrationsCalendar(request, order.lines, event, locale)
				: own?.secret
					? await ticketCalendar(request, `/t/${own.secret}`, event, locale)
					: summitCalendar(request, event, locale),
		cancellation: await cancellationSection(order, event, { locale, address }),
		paymentDetails: {
			to: `${address}/payment.pdf`,
			label: textsOf("orderDocuments", locale, {}).payment.link,
		},
		card: await cardView(order, event, locale),
		invoiceTo: invoiceToView(order, params.secret as string, locale),
		documents: [
			...invoices.map(({ number }) => ({ to: `${address}/invoices/${number}.pdf`, label: textsOf("orderDocuments", locale, { number }).invoice.link })),
			...creditNotes.map(({ number }) => ({
				to: `${address}/credit-notes/${number}.pdf`,
				label: textsOf("orderDocuments", locale, { number }).creditNote.link,
			})),
		],
	});
}

/** The page is not reloaded for a refused or unsent form: that could fail too, and what was typed would be lost. */
export const shouldRevalidate = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs) => actionStatus < 400;

export default function OrderPage() {
	useForgottenForm();
	const names = useAnswerBelow<Refusal>("routes/site/order-names");
	const email = useAnswerBelow<Refusal>("routes/site/order-email");
	const { done, view, address, people, card, correction, registrations, payable, calendar, canOrderAgain, ...more } = useLoaderData<typeof loader>();
	const { text, preview, tickets } = view;
	const { path } = useSite();
	const at = path(address);
	const isOpen = !view.isEnded && !people.erased;
	const [ticket, ...others] = tickets;
	return (
		<>
			<ErrorTitle shown={names !== undefined || email !== undefined} />
			<PageHead title={view.title} lead={card?.next ?? view.next}>
				{view.steps.length > 0 && <OrderSteps steps={view.steps} />}
			</PageHead>
			<div className="page section">
				<div className="grid max-w-5xl gap-12 *:min-w-0">
					<div className="grid gap-x-12 gap-y-8 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
						<div className="grid gap-6 *:min-w-0">
							{[card?.advice, ...view.money, people.erased].map(
								(words) =>
									words && (
										<p key={words} className="max-w-measure font-semibold">
											{words}
										</p>
									),
							)}
							{view.transfer.length > 0 && <PayByTransfer view={view} paymentDetails={more.paymentDetails} />}
							{card && <PayByCard card={card} address={at} />}
							{(tickets.some(({ secret }) => secret) || calendar) && (
								<div className="flex flex-wrap items-start gap-3">
									{ticket?.secret && others.length === 0 && <ButtonLink to={path(`/t/${ticket.secret}`)}>{text.open}</ButtonLink>}
									{others.length > 0 && tickets.some(({ secret }) => secret) && (
										<a href={`${address}/tickets.pdf`} className={buttonClass("outline")}>
											{text.allTickets}
										</a>
									)}
									{calendar && <AddToCalendar {...calendar} className="max-w-sm" />}
								</div>
							)}
							{canOrderAgain && (
								<ButtonLink look="buy" to={view.workshops ? path(view.workshops) : `${at}/again`} className="justify-self-start">
									{text.orderAgain}
								</ButtonLink>
							)}
							{isOpen && (
								<div>
									<p className="max-w-measure wrap-anywhere text-ink-2">{view.keep}</p>
									<CorrectEmail {...correction} action={`${at}/email`} isDone={done === "email"} isOver={done === "emailOver"} refusal={email} />
								</div>
							)}
						</div>
						{preview && <TicketPreview {...preview} qr={more.qr} eventName={more.eventName} dates={more.dates} />}
					</div>
					{isOpen && tickets.length > 0 && (
						<OrderTickets
							view={view}
							done={done}
							refusal={names}
							registrations={registrations}
							payable={payable}
							canChangeWorkshops={more.canChangeWorkshops}
							address={at}
						/>
					)}
					{view.workshops && !view.isEnded && (
						<section aria-labelledby="workshops-title">
							<h2 id="workshops-title" className="heading border-b-2 border-line-strong pb-3">
								{view.workshopsHeading}
							</h2>
							<OrderedLines lines={view.lines} />
						</section>
					)}
					<ManageOrder
						view={view}
						address={at}
						isInvoiceSaved={done === "invoice"}
						invoiceTo={more.invoiceTo}
						documents={more.documents}
						cancellation={more.cancellation}
						people={people}
					/>
				</div>
			</div>
		</>
	);
}
