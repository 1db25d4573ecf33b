import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useFetcher, useLoaderData, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { cancelView } from "#app/domain/sales/cancellation/buyer-view.server.ts";
import { cancelByBuyer } from "#app/domain/sales/cancellation/cancel.server.ts";
import { CancellationChoice, linesIn } from "#app/domain/sales/cancellation/choice.tsx";
import { cancelUnpaidByBuyer } from "#app/domain/sales/order/changes.server.ts";
import { isUnpaid, stateAt } from "#app/domain/sales/order/states.ts";
import { expireAttempts } from "#app/domain/sales/payment/card/reconcile.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSite } from "#app/ui/site.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { openedOrder } from "./opened-order.server.ts";
import { openPage } from "./page.server.ts";
import { redirectToOrder } from "./redirect-to-order.server.ts";

export const facts = { access: "public", openedBy: ["order"], query: ["line", "next"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { title: args.data.title, description: "", noIndex: true });

export const headers: HeadersFunction = () => SECRET_HEADERS;

/** An unpaid order is canceled on its own page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const { searchParams } = new URL(request.url);
	const order = await openedOrder(params);
	if (isUnpaid(order.state)) throw redirectToOrder(params);
	const view = await cancelView(order, event, { chosen: linesIn(searchParams), locale });
	return data({
		...view,
		title: titleAfter(context, view.text.metaTitle, texts("common").errors),
		choiceError: searchParams.has("next") && view.chosen.length === 0 ? view.text.choose : undefined,
		back: localePath(locale, `/orders/${params.code}/${params.secret}`),
	});
}

interface Answer {
	errors: object;
	failure: { title: string; words: string };
}

/** Cancels the chosen tickets if the refund is still what the buyer read; an unpaid order as a whole. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const form = await readForm(request);
	const { locale, event } = await openPage(params);
	const order = await openedOrder(params);
	if (isUnpaid(order.state)) {
		if (isUnpaid(stateAt(order, new Date(readClock())))) {
			await expireAttempts(order.id);
			await cancelUnpaidByBuyer(order.id);
		}
		return redirectToOrder(params);
	}
	const lineIds = linesIn(form);
	const expected = Number(form.get("expected") ?? Number.NaN);
	const fault = await cancelByBuyer(order.id, { lineIds, expected });
	if (!fault) return redirectToOrder(params);
	const { errors } = (await cancelView(order, event, { chosen: lineIds, locale })).text;
	return refuse<Answer>(context, { errors: {}, failure: { title: errors.title, words: errors[fault === "amountNew" ? fault : "gone"] } }, { status: 409 });
}

export const clientAction = keepFormOnNetworkError;

const ID = "cancellation";

export default function CancelTicketsPage() {
	const { text, withTicket, choices, chosen, choiceError, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const priced = useFetcher<typeof loader>();
	const counted = priced.data && priced.data.chosen.length > 0 ? priced.data : undefined;
	return (
		<>
			<PageHead title={text.title} />
			<div className="page section">
				<div className="grid max-w-2xl gap-8">
					<ErrorSummary formId={ID} heading="h2" fields={[]} errors={{}} failure={answer?.failure} />
					{chosen.length > 0 && <Confirmation />}
					{chosen.length === 0 && choices.length > 0 && (
						<CancellationChoice
							legend={text.which}
							choices={choices}
							withTicket={withTicket}
							submit={text.next}
							keep={{ to: back, words: text.keep }}
							error={choiceError}
							sums={<div aria-live="polite">{counted && <Sums heading={text.refundHeading} sums={counted.sums} />}</div>}
							onChoice={(lines) => priced.load(`${back}/cancel?${lines}`)}
						/>
					)}
					{choices.length === 0 && (
						<>
							<p className="lead">{text.closed}</p>
							<p>
								<ButtonLink to={back}>{text.toOrder}</ButtonLink>
							</p>
						</>
					)}
				</div>
			</div>
		</>
	);
}

function Confirmation() {
	const { text, lead, findOrder, chosen, canChoose, expected, sums, submit, back } = useLoaderData<typeof loader>();
	const busy = useNavigation().formMethod === "POST";
	const { path } = useSite();
	const isOne = chosen.length === 1 && chosen[0]?.workshops.length === 0;
	return (
		<Form method="post" id={ID}>
			<h2 className="heading">{text.sure}</h2>
			<ul className="mt-4 border-t-2 border-line-strong">
				{chosen.map(({ workshops, ...ticket }) => (
					<li key={ticket.id} className="border-b border-line py-3 wrap-anywhere">
						{[ticket, ...workshops].map(({ id, label, back: words, lost }) => (
							<div key={id} className={id === ticket.id ? "" : "mt-2 pl-5"}>
								<input type="hidden" name="line" value={id} />
								{label}
								{!isOne && <span className="block text-small text-ink-2">{words}</span>}
								{lost.map((registration) => (
									<p key={registration.words} className="mt-2 text-small">
										{registration.words}{" "}
										{registration.isPaidElsewhere && (
											<Link to={path("/orders")} className="link">
												{findOrder}
											</Link>
										)}
									</p>
								))}
							</div>
						))}
					</li>
				))}
			</ul>
			<p className="mt-4">{lead}</p>
			<input type="hidden" name="expected" value={expected} />
			<Sums heading={text.refundHeading} sums={sums}>
				{expected > 0 && <p className="mt-2 text-small text-ink-2">{text.way}</p>}
			</Sums>
			<div className="mt-6 flex flex-wrap gap-3">
				<Button disabled={busy}>{busy ? text.busy : submit}</Button>
				<ButtonLink look="outline" to={back}>
					{text.keep}
				</ButtonLink>
				{canChoose && (
					<ButtonLink look="outline" to={`${back}/cancel`}>
						{text.other}
					</ButtonLink>
				)}
			</div>
		</Form>
	);
}

function Sums({ heading, sums, children }: { heading: string; sums: { term: string; amount: string }[]; children?: ReactNode }) {
	return (
		<section aria-labelledby="refund-title" className="mt-6 rounded-card bg-paper-2 p-5">
			<h3 id="refund-title" className="subheading">
				{heading}
			</h3>
			<dl className="mt-3">
				{sums.map(({ term, amount }) => (
					<div key={term} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5 last:font-semibold">
						<dt>{term}</dt>
						<dd className="tabular">{amount}</dd>
					</div>
				))}
			</dl>
			{children}
		</section>
	);
}
