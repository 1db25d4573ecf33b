import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { answerReassignment, languagesFor } from "#app/domain/sales/ticket/reassignment/answer.server.ts";
import { type ReassignmentAnswer, ReassignmentForm } from "#app/domain/sales/ticket/reassignment/form.tsx";
import { findReassignable } from "#app/domain/sales/ticket/reassignment/reassignable.server.ts";
import { readForm, titleAfter } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { namedOrder } from "./named-order.server.ts";

export const facts = { access: "takePayments" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const { locale, texts } = await openAdminPage(request);
	const { order, reassignable } = await ticketIn(params);
	const text = texts("reassignment", { tier: reassignable ? translate(reassignable.line.name, locale).text : "" });
	return {
		text: { ...text, emailHint: text.emailHintForOrganizers },
		pageTitle: titleAfter(context, text.title, texts("common").errors),
		errorTexts: texts("common").errors,
		secret: reassignable?.ticket.secret,
		languages: languagesFor(order.locale, locale),
		attendee: reassignable?.ticket.attendeeName,
		back: `/admin/orders/${order.code}`,
	};
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request);
	const { order, reassignable } = await ticketIn(params);
	const seen = reassignable?.ticket.secret === form.get("ticket") ? reassignable?.ticket.secret : undefined;
	const refused = await answerReassignment(seen ?? "", { form, by: { username }, context, locale: await readersLocale(request) });
	return refused ?? redirect(`/admin/orders/${order.code}`, { status: 303, headers: { "Set-Cookie": toastCookie("ticketReassigned") } });
}

/** @throws 404 if the order has no such ticket */
async function ticketIn(params: LoaderFunctionArgs["params"]) {
	const order = await namedOrder(params);
	const ticket = order.lines.find((line) => String(line.ticket?.id) === params.ticket)?.ticket;
	if (!ticket) throw new Response(null, { status: 404 });
	return { order, reassignable: ticket.secret === undefined ? undefined : await findReassignable(ticket.secret) };
}

export const clientAction = keepFormOnNetworkError;

export default function ReassignTicketPage() {
	const { text, errorTexts, secret, languages, attendee, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<ReassignmentAnswer & { rateLimited?: boolean }>();
	const failure = answer?.rateLimited ? { title: text.errors.title, words: errorTexts.rateLimited } : answer?.failure;
	return (
		<NarrowPage title={text.title} lead={[text.ticket, attendee].filter(Boolean).join(", ")}>
			<p className="mb-8">{secret || failure ? text.lead : text.errors.gone}</p>
			{secret || failure ? (
				<ReassignmentForm
					text={text}
					errorTexts={errorTexts}
					secret={secret ?? ""}
					languages={languages}
					answer={answer && { ...answer, failure }}
					back={back}
				/>
			) : (
				<ButtonLink to={back}>{text.back}</ButtonLink>
			)}
		</NarrowPage>
	);
}
