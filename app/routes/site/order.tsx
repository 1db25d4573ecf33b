import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { erasureSection } from "#app/domain/operations/erasure/view.server.ts";
import { AddToCalendar } from "#app/domain/program/calendar/add-to-calendar.tsx";
import { summitCalendar } from "#app/domain/program/calendar/calendar-links.server.ts";
import { needsView } from "#app/domain/sales/attendee/needs.server.ts";
import { Needs } from "#app/domain/sales/attendee/needs.tsx";
import { cancellationSection } from "#app/domain/sales/cancellation/buyer-view.server.ts";
import { listCreditNotes } from "#app/domain/sales/cancellation/credit-notes.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { invoiceToView } from "#app/domain/sales/invoice/lines.server.ts";
import { OrderedLines } from "#app/domain/sales/order/order-parts.tsx";
import { orderView } from "#app/domain/sales/order/order-view.server.ts";
import { isRegistrationOrder } from "#app/domain/sales/order/queries.server.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { cardView } from "#app/domain/sales/payment/card/card-view.server.ts";
import { registrationsCalendar } from "#app/domain/sales/registration/order/calendar.server.ts";
import { ticketRegistrationsView } from "#app/domain/sales/registration/ticket-workshops.server.ts";
import { type Refusal, titleAfter } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { CancellationSection } from "#app/routes/site/order/cancellation-section.tsx";
import { ErasureSection } from "#app/routes/site/order/erasure-section.tsx";
import { InvoiceTo } from "#app/routes/site/order/invoice-to.tsx";
import { OrderTickets } from "#app/routes/site/order/order-tickets.tsx";
import { PayByCard } from "#app/routes/site/order/pay-by-card.tsx";
import { payableTickets } from "#app/routes/site/order/payable.server.ts";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { CopyText } from "#app/ui/copy-text.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
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
	const { locale, event } = await openPage(params);
	const order = await openedOrder(params);
	const view = await orderView(order, event, locale);
	const [invoices, creditNotes] = await Promise.all([listInvoices(order.id), listCreditNotes(order.id)]);
	const address = `/orders/${params.code}/${params.secret}`;
	const needs = await needsView(view.isEnded ? [] : view.tickets.filter(({ isHandedOn }) => !isHandedOn), locale);
	return data({
		title: titleAfter(context, view.text.metaTitle, textsOf("common", locale, {}).errors),
		done: new URL(request.url).searchParams.get("done"),
		view,
		registrations:
			view.isPaid && view.tickets.length > 0
				? await ticketRegistrationsView(
						view.tickets.map(({ id }) => id),
						event,
						locale,
					)
				: undefined,
		payable: await payableTickets(order, event),
		/** Without language. */
		address,
		people: erasureSection(order, params.secret as string, locale),
		needs,
		canOrderAgain: view.isEnded && (await sellsHere(event)),
		calendar: !view.isPaid
			? undefined
			: isRegistrationOrder(order.lines)
				? await registrationsCalendar(request, order.lines, event, locale)
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

export default function OrderPage() {
	const names = useAnswerBelow<Refusal>("routes/site/order-names");
	const needed = useAnswerBelow<Refusal>("routes/site/order-needs");
	const { done, view, card, paymentDetails, registrations, payable, address, needs, documents, invoiceTo, calendar, canOrderAgain, cancellation, people } =
		useLoaderData<typeof loader>();
	const { text } = view;
	const { path } = useSite();
	const at = path(address);
	return (
		<>
			<ErrorTitle shown={names !== undefined || needed !== undefined} />
			<PageHead title={text.title} lead={view.state} />
			<div className="page section">
				<div className="grid max-w-3xl gap-12 *:min-w-0">
					<section aria-labelledby="next-title">
						<h2 id="next-title" className="sr-only">
							{view.state}
						</h2>
						<p className="lead">{card?.next ?? view.next}</p>
						{card?.advice && <p className="mt-3 font-semibold">{card.advice}</p>}
						{view.money.map((words) => (
							<p key={words} className="mt-3 font-semibold">
								{words}
							</p>
						))}
						{!view.isEnded && !people.erased && <p className="mt-3 wrap-anywhere text-ink-2">{view.keep}</p>}
						{calendar && <AddToCalendar {...calendar} className="mt-6 max-w-sm" />}
						{canOrderAgain && (
							<ButtonLink look="buy" to={view.workshops ? path(view.workshops) : `${at}/again`} className="mt-6">
								{text.orderAgain}
							</ButtonLink>
						)}
					</section>
					{view.transfer.length > 0 && <Transfer paymentDetails={paymentDetails} />}
					{card && <PayByCard card={card} address={at} />}
					{!view.isEnded && !people.erased && view.tickets.length > 0 && (
						<OrderTickets view={view} isSaved={done === "names"} refusal={names} registrations={registrations} payable={payable} address={at} />
					)}
					{!people.erased && <Needs needs={needs} action={`${at}/needs`} isDone={done === "needs"} refusal={needed} className="border-b" />}
					<section aria-labelledby="lines-title">
						<h2 id="lines-title" className="heading border-b-2 border-line-strong pb-3">
							{text.linesHeading}
						</h2>
						<OrderedLines lines={view.lines} />
						<dl className="mt-3 border-t border-line pt-3 font-semibold">
							{view.sums.map(({ term, amount }) => (
								<div key={term} className="flex justify-between">
									<dt>{term}</dt>
									<dd className="tabular">{amount}</dd>
								</div>
							))}
						</dl>
						{view.tax && <p className="text-right text-small text-ink-2">{view.tax}</p>}
						<InvoiceTo {...invoiceTo} />
						<div className="mt-4 flex flex-wrap gap-3">
							{documents.map(({ to, label }) => (
								<a key={to} href={to} className={buttonClass("outline")}>
									{label}
								</a>
							))}
						</div>
					</section>
					{view.isUnpaid && <Cancellation action={`${at}/cancel`} />}
					{cancellation && <CancellationSection section={cancellation} />}
					<ErasureSection {...people} />
				</div>
			</div>
		</>
	);
}

function Transfer({ paymentDetails: { to, label } }: { paymentDetails: { to: string; label: string } }) {
	const { view } = useLoaderData<typeof loader>();
	const { copy } = view.text.transfer;
	return (
		<section aria-labelledby="transfer-title" className="rounded-card bg-paper-2 p-5 forced-colors:border">
			<h2 id="transfer-title" className="heading">
				{view.text.transferHeading}
			</h2>
			<dl className="mt-3">
				{view.transfer.map(({ term, value, copy: copied }) => (
					<div key={term} className="gap-4 border-t border-line py-2.5 sm:flex">
						<dt className="shrink-0 text-ink-2 sm:w-40">{term}</dt>
						<dd className="flex flex-wrap items-baseline gap-x-4">
							<span className="font-semibold tabular wrap-anywhere select-all">{value}</span>
							{copied && <CopyText words={copied.words} text={{ button: copied.button, done: copy.done, failed: copy.failed }} />}
						</dd>
					</div>
				))}
			</dl>
			<a href={to} className={buttonClass("outline", "mt-4")}>
				{label}
			</a>
		</section>
	);
}

function Cancellation({ action }: { action: string }) {
	const { text } = useLoaderData<typeof loader>().view;
	const busy = useNavigation().formAction === action;
	return (
		<details className="group border-y border-line py-2">
			<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
				{text.cancelSummary}
				<DownArrow />
			</summary>
			<Form method="post" action={action} preventScrollReset className="pb-4">
				<p className="mb-4 text-ink-2">{text.cancelWords}</p>
				<Button look="outline" disabled={busy}>
					{busy ? text.cancelling : text.cancel}
				</Button>
			</Form>
		</details>
	);
}
