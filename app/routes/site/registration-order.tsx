import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useFetcher, useLoaderData } from "@remix-run/react";
import { invoiceValues } from "#app/domain/sales/invoice/form.server.ts";
import { emptyValues, readValues } from "#app/domain/sales/order/order-form.server.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import type { PricedRegistrations } from "#app/domain/sales/registration/order/pricing.server.ts";
import { registrationCartView } from "#app/domain/sales/registration/order/view.server.ts";
import { findTicketAttendee, type TicketAttendee } from "#app/domain/sales/registration/ticket-attendee.server.ts";
import { readForm, titleAfter } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { createRegistrationOrder } from "#app/routes/site/registration-order/create.server.ts";
import { RegistrationOrderForm } from "#app/routes/site/registration-order/form.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useAnswer, useArrived } from "#app/ui/use-answer.ts";
import { useNewest } from "#app/ui/use-newest.ts";
import { openedOrder } from "./opened-order.server.ts";
import { openedTicket } from "./opened-ticket.server.ts";
import { openPage } from "./page.server.ts";
import { submitOrder } from "./submit-order.server.ts";

export const facts = { access: "public", openedBy: ["order", "ticket"], query: ["workshop"], leadsToCheckout: true } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { title: args.data.title, description: "", noIndex: true });

export const headers: HeadersFunction = () => SECRET_HEADERS;

type Params = LoaderFunctionArgs["params"];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { locale, event } = await openPage(params);
	const { attendee, order } = await orderingFor(params);
	const { searchParams } = new URL(request.url);
	const payer = buyerOf(order);
	const registrations = textsOf("registrationOrder", locale, { eventName: event.name, attendee: attendee.name, ...payer });
	const text = textsOf("order", locale, {});
	const { tickets, sum, invoice, method, problems, acceptBefore, acceptLink, submitting, buyer, spelling } = text;
	return data({
		title: titleAfter(context, registrations.metaTitle, textsOf("common", locale, {}).errors),
		text: {
			...{ tickets, invoice, method, problems, acceptBefore, acceptLink, submitting, buyer, spelling },
			...{ sum: { ...sum, nothing: registrations.problems.nothing }, next: registrations.next, registrations, company: textsOf("invoiceData", locale, {}) },
		},
		path: localePath(locale, pathOf(params)),
		back: order
			? { to: localePath(locale, `/orders/${params.code}/${params.secret}`), words: registrations.toOrder }
			: workshopsOf(attendee, locale, registrations.back),
		workshops: workshopsOf(attendee, locale, registrations.back),
		buyer: payer && registrations.buyer.fromOrder,
		cart: await registrationCartView(attendee, wantedIn(searchParams), { event, locale }),
		values: { ...emptyValues(), buyerName: attendee.attendee ?? "", ...invoiceValues(payer && order?.invoiceTo) },
	});
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { locale, event } = await openPage(params);
	const { attendee, order } = await orderingFor(params);
	const form = await readForm(request);
	const wanted = wantedIn(form);
	const payer = buyerOf(order);
	return submitOrder(
		{ request, context },
		{
			form,
			values: { ...readValues(form), ...(payer && { buyerName: payer.name, buyerEmail: payer.email }) },
			locale,
			numbers: Object.fromEntries(wanted.map((id) => [id, 1])),
			away: "/workshops",
			cartOf: (priced?: PricedRegistrations) => registrationCartView(attendee, wanted, { event, locale }, priced),
			order: async (buyer, how) => {
				const ordered = await createRegistrationOrder({ ...buyer, ...how, ticketId: attendee.ticketId, workshopIds: wanted });
				if (ordered === "noTicket") throw new Response(null, { status: 404, headers: SECRET_HEADERS });
				return ordered;
			},
		},
	);
}

export const clientAction = keepFormOnNetworkError;

/** The action returns all changed data; reloading without a network would replace the form with an error page. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => formMethod !== "POST" && defaultShouldRevalidate;

/** @throws like `openedTicket`; 404 if the order has no such ticket */
async function orderingFor(params: Params): Promise<{ attendee: TicketAttendee; order?: Order }> {
	if (params.code === undefined) return { attendee: await openedTicket(params) };
	const order = await openedOrder(params);
	// A reassigned ticket belongs to its attendee, to whose page this would give access.
	const ticket = order.lines.find(({ ticket }) => String(ticket?.id) === params.ticket && !ticket?.isReassigned)?.ticket;
	const attendee = ticket && (await findTicketAttendee({ id: ticket.id }));
	if (!attendee) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	return { attendee, order };
}

const pathOf = ({ code, secret, ticket }: Params) => (code === undefined ? `/t/${secret}/workshops/order` : `/orders/${code}/${secret}/workshops/${ticket}`);

const workshopsOf = ({ secret }: TicketAttendee, locale: Parameters<typeof localePath>[0], words: string) => ({
	to: localePath(locale, `/t/${secret}/workshops`),
	words,
});

const buyerOf = (order: Order | undefined) => (order && !order.erasedAt ? { name: order.name, email: order.email } : undefined);

const wantedIn = (fields: URLSearchParams | FormData): string[] => [
	...new Set(fields.getAll("workshop").filter((value): value is string => typeof value === "string" && /^[a-z0-9-]{1,100}$/.test(value))),
];

export default function RegistrationOrderPage() {
	const { text, path, back, workshops, buyer, cart, values } = useLoaderData<typeof loader>();
	const refusal = useAnswer<typeof action>();
	const update = useFetcher<typeof action>({ key: "price" });
	const newest = useNewest(refusal, useArrived(update.data));
	const { registrations } = text;
	return (
		<>
			<PageHead
				title={registrations.title}
				lead={registrations.lead}
				eyebrow={
					<Link to={back.to} className="inline-block py-1 hover:underline">
						← {back.words}
					</Link>
				}
			/>
			<div className="page section">
				{cart.choices.length > 0 ? (
					<RegistrationOrderForm
						text={text}
						action={path}
						cart={newest?.cart ?? cart}
						values={refusal?.values ?? values}
						buyer={buyer}
						refusal={refusal}
						update={update}
					/>
				) : (
					<p className="lead">{registrations.none}</p>
				)}
				<p className="mt-8 max-w-2xl text-ink-2">
					{registrations.full}{" "}
					<Link to={workshops.to} className="link">
						{workshops.words}
					</Link>
				</p>
			</div>
		</>
	);
}
