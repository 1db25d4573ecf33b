import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cancelRegistration, joinWaitingList, leaveWaitingList, type RegistrationError, register } from "#app/domain/sales/registration/register.server.ts";
import { otherRegistrations, type RegistrationStep, ticketWorkshopsView } from "#app/domain/sales/registration/ticket-workshops.server.ts";
import { readForm, refuse, stepIn, titleAfter } from "#app/http/form.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { OtherRegistrations, TicketWorkshops } from "#app/routes/site/ticket-workshops/ticket-workshops.tsx";
import { readClock } from "#app/runtime/clock.server.ts";
import { SuccessMessage } from "#app/ui/answer-message.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSite } from "#app/ui/site.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { openedTicket } from "./opened-ticket.server.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", openedBy: ["ticket"], query: ["done", "workshop"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { title: args.data.title, description: "", noIndex: true });

export const headers: HeadersFunction = () => SECRET_HEADERS;

const STEPS = {
	take: { carryOut: register, done: "registered" },
	giveBack: { carryOut: cancelRegistration, done: "cancelled" },
	wait: { carryOut: joinWaitingList, done: "waiting" },
	leave: { carryOut: leaveWaitingList, done: "left" },
} as const satisfies Record<RegistrationStep, object>;

export async function loader({ request, params: { lang, secret = "" }, context }: LoaderFunctionArgs) {
	const { locale, event, facts } = await openPage({ lang });
	const attendee = await openedTicket({ lang, secret });
	const { page: text } = textsOf("registrations", locale, facts);
	const { searchParams } = new URL(request.url);
	const wanted = searchParams.get("workshop") ?? "";
	const view = await ticketWorkshopsView(attendee, event, locale);
	const done = doneWhere(searchParams.get("done"), view.yours.find(({ id }) => id === wanted)?.state);
	return data({
		title: titleAfter(context, text.metaTitle, textsOf("common", locale, {}).errors),
		text,
		ticketPath: `/t/${secret}`,
		attendee: attendee.attendee,
		done: done && text.done[done],
		otherRegistered: done === "registered" ? otherRegistrations(wanted, view.yours, locale) : [],
		...view,
	});
}

/** Hides the message once it is outdated: somebody who waits may be offered a spot before reloading. */
function doneWhere(done: string | null, state: string | undefined) {
	if (done === "registered" || done === "waiting") return state === done ? done : undefined;
	return (done === "cancelled" || done === "left") && !state ? done : undefined;
}

interface Answer {
	errors: object;
	failure: { title: string; words: string };
}

export async function action({ request, params: { lang, secret = "" }, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const locale = pageLocale({ lang });
	const form = await readForm(request);
	const attendee = await openedTicket({ lang, secret });
	const workshopId = String(form.get("workshop") ?? "");
	const { carryOut, done } = STEPS[stepIn(form, STEPS)];
	const actionContext = { actor: "attendee" as const, now: new Date(readClock()) };
	const fault: RegistrationError | undefined = await carryOut({ ticketId: attendee.ticketId, workshopId }, actionContext);
	if (!fault) return redirect(`${new URL(request.url).pathname}?${new URLSearchParams({ done, workshop: workshopId })}`, 303);
	const { title, [fault]: words } = textsOf("registrations", locale, {}).page.faults;
	return refuse<Answer>(context, { errors: {}, failure: { title, words } }, { status: 409 });
}

export const clientAction = keepFormOnNetworkError;

export default function TicketWorkshopsPage() {
	const { text, ticketPath, attendee, done, otherRegistered, included, isSoldHere, yours, others } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const { path } = useSite();
	return (
		<>
			<PageHead
				title={text.title}
				lead={attendee}
				eyebrow={
					<Link to={path(ticketPath)} className="inline-block py-1 hover:underline">
						← {text.back}
					</Link>
				}
			/>
			<div className="page section *:max-w-3xl">
				<ErrorSummary formId="registrations" fields={[]} errors={{}} failure={answer?.failure} heading="h2" />
				<SuccessMessage className="mb-8 py-6">
					{!answer && done && (
						<>
							<p>{done}</p>
							<OtherRegistrations registrations={otherRegistered} />
						</>
					)}
				</SuccessMessage>
				<p className="mb-8 text-ink-2">{included}</p>
				<section aria-labelledby="yours-title">
					<h2 id="yours-title" className="heading">
						{text.yours}
					</h2>
					{yours.length === 0 ? <p className="mt-2 text-ink-2">{text.none}</p> : <TicketWorkshops workshops={yours} text={text} isSoldHere={isSoldHere} />}
				</section>
				<section aria-labelledby="all-title" className="mt-12">
					<h2 id="all-title" className="heading">
						{text.all}
					</h2>
					{others.length === 0 ? <p className="mt-2 text-ink-2">{text.nothing}</p> : <TicketWorkshops workshops={others} text={text} isSoldHere={isSoldHere} />}
				</section>
			</div>
		</>
	);
}
