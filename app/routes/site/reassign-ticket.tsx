import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { revocationReason } from "#app/domain/sales/cancellation/revoked-secrets.server.ts";
import { mayRename } from "#app/domain/sales/cancellation/rules.server.ts";
import { isKnownSecret } from "#app/domain/sales/order/known-secret.server.ts";
import { hashOf } from "#app/domain/sales/order/secrets.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { answerReassignment, languagesFor } from "#app/domain/sales/ticket/reassignment/answer.server.ts";
import { type ReassignmentAnswer, ReassignmentForm } from "#app/domain/sales/ticket/reassignment/form.tsx";
import { findReassignable } from "#app/domain/sales/ticket/reassignment/reassignable.server.ts";
import { readForm, titleAfter } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import { translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { SuccessMessage } from "#app/ui/answer-message.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSite } from "#app/ui/site.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { useInPlaceOf } from "#app/ui/use-in-place-of.ts";
import { openedOrder } from "./opened-order.server.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", openedBy: ["order", "ticket"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { title: args.data.title, description: "", noIndex: true });

export const headers: HeadersFunction = () => SECRET_HEADERS;

type Params = LoaderFunctionArgs["params"];

/** Used by the buyer from the order's page, and by the attendee from the ticket's. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const reassignable = await reassignableOf(params);
	const from = localePath(locale, backOf(params));
	if (!reassignable && params.code === undefined && !(await revocationReason(params.secret ?? "")))
		throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	const tier = reassignable ? translate(reassignable.line.name, locale).text : "";
	const text = texts("reassignment", { eventName: event.name, tier });
	const isGone = !reassignable && params.code === undefined;
	const closed = reassignable ? (mayRename(event, await getSalesSettings()) ? undefined : text.errors.over) : text.errors.gone;
	return data({
		text,
		ticket: reassignable && text.ticket,
		title: titleAfter(context, text.metaTitle, texts("common").errors),
		attendee: reassignable?.ticket.attendeeName,
		secret: reassignable ? hashOf(reassignable.ticket.secret) : "",
		languages: languagesFor(locale, locale),
		closed,
		from,
		isGone,
		// The ticket's page is no longer accessible then.
		back: isGone ? { to: localePath(locale, "/agenda"), words: texts("order").ticket.agenda } : { to: from, words: text.back },
	});
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const form = await readForm(request);
	const { locale } = await openPage(params);
	const isBuyer = params.code !== undefined;
	const seen = String(form.get("ticket") ?? "");
	if (isBuyer && !(await openedOrder(params)).lines.some(({ ticket }) => String(ticket?.id) === params.ticket)) throw new Response(null, { status: 404 });
	const secret = isBuyer ? await ownSecret(params, seen) : (params.secret ?? "");
	if (!isBuyer && !(await isKnownSecret(["ticket"], { secret }))) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	const refused = await answerReassignment(secret, { form, by: isBuyer ? "buyer" : "attendee", context, locale });
	// The name is not in the address: the former attendee reads it only once.
	return refused ?? { done: translatorFor(locale)("reassignment.done", { name: String(form.get("name")).trim() }) };
}

export const clientAction = keepFormOnNetworkError;

const backOf = ({ code, secret }: Params) => (code === undefined ? `/t/${secret}` : `/orders/${code}/${secret}`);

async function reassignableOf(params: Params) {
	if (params.code === undefined) return findReassignable(params.secret ?? "");
	const { lines } = await openedOrder(params);
	const secret = lines.find(({ ticket }) => String(ticket?.id) === params.ticket)?.ticket?.secret;
	return secret === undefined ? undefined : findReassignable(secret);
}

/** The buyer's form identifies the secret by its hash: the ticket may belong to somebody else by now. */
async function ownSecret(params: Params, seen: string): Promise<string> {
	const reassignable = await reassignableOf(params);
	return reassignable && hashOf(reassignable.ticket.secret) === seen ? reassignable.ticket.secret : "";
}

export default function ReassignPage() {
	const { text, ticket, attendee, secret, languages, closed, from, isGone, back } = useLoaderData<typeof loader>();
	const { text: site } = useSite();
	const answer = useAnswer<ReassignmentAnswer & { rateLimited?: boolean; done?: string }>();
	// Kept while the page is replaced with the ticket's in the browser history.
	const [done, setDone] = useState(answer?.done);
	if (answer?.done && answer.done !== done) setDone(answer.done);
	useInPlaceOf(done && isGone ? from : undefined);
	const failure = answer?.rateLimited ? { title: text.errors.title, words: site.errors.rateLimited } : answer?.failure;
	return (
		<>
			<PageHead title={text.title} lead={ticket} />
			<div className="page section">
				<SuccessMessage>{done}</SuccessMessage>
				{done || (closed && !failure) ? (
					<>
						{!done && <p className="lead max-w-measure">{closed}</p>}
						<ButtonLink to={back.to} className="mt-6">
							{back.words}
						</ButtonLink>
					</>
				) : (
					<>
						{attendee && <p className="mb-2 font-semibold wrap-anywhere">{`${text.now}: ${attendee}`}</p>}
						<p className="mb-8 max-w-measure">{text.lead}</p>
						<ReassignmentForm
							text={text}
							errorTexts={site.errors}
							secret={secret}
							languages={languages}
							answer={answer && { ...answer, failure }}
							back={from}
						/>
					</>
				)}
			</div>
		</>
	);
}
