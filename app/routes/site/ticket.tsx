import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { currentUser } from "#app/auth/guard.server.ts";
import { ticketMeetingsView } from "#app/domain/meetings/meetings-view.server.ts";
import { AddToCalendar } from "#app/domain/program/calendar/add-to-calendar.tsx";
import { ticketCalendar } from "#app/domain/program/calendar/calendar-links.server.ts";
import { OWN_FIELDS } from "#app/domain/sales/attendee/attendee.ts";
import { needsRefusal, needsView, saveNeeds } from "#app/domain/sales/attendee/needs.server.ts";
import { changedSince, ownFieldsSchema, seenOf, updateAttendees } from "#app/domain/sales/attendee/update.server.ts";
import { revocationReason } from "#app/domain/sales/cancellation/revoked-secrets.server.ts";
import { mayRename } from "#app/domain/sales/cancellation/rules.server.ts";
import { checkIn, undoCheckIn } from "#app/domain/sales/check-in/check-in.server.ts";
import { checkInView, findTicket, isCheckInStaff, refusedView } from "#app/domain/sales/check-in/view.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { TicketRegistrations } from "#app/domain/sales/registration/ticket-registrations.tsx";
import { ticketRegistrationsView } from "#app/domain/sales/registration/ticket-workshops.server.ts";
import { TicketHead } from "#app/domain/sales/ticket/ticket-parts.tsx";
import { ticketView } from "#app/domain/sales/ticket/ticket-view.server.ts";
import { parseForm, type Refusal, readForm, refuse, stepIn, titleAfter } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { TicketMeetings } from "#app/routes/site/meetings/ticket-meetings.tsx";
import { AttendeeDetails } from "#app/routes/site/ticket/attendee-details.tsx";
import { CheckInPanel, RefusedTicket } from "#app/routes/site/ticket/check-in.tsx";
import { KeepTicket } from "#app/routes/site/ticket/keep-ticket.tsx";
import { Needs } from "#app/routes/site/ticket/needs.tsx";
import { readClock } from "#app/runtime/clock.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { useSite } from "#app/ui/site.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { openedTicket } from "./opened-ticket.server.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", openedBy: ["ticket"], query: ["done"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { title: args.data.text.metaTitle, description: "", noIndex: true });

export const headers: HeadersFunction = () => SECRET_HEADERS;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { locale, event, facts } = await openPage(params);
	const view = await ticketView(params.secret ?? "", event, { locale, origin: siteOrigin(request) });
	const user = await currentUser(request);
	const staffLocale = isCheckInStaff(user) ? await readersLocale(request) : locale;
	if (!view) {
		const refused = isCheckInStaff(user) ? await refusedView(params.secret ?? "", user, staffLocale) : undefined;
		const why = await revocationReason(params.secret ?? "");
		if (!why && !refused) throw new Response(null, { status: 404 });
		const isOfSummit = why === "cancelled" && event.status === "cancelled";
		const words = isOfSummit ? ("summitCancelled" as const) : (why ?? null);
		return data({ text: textsOf("order", locale, { eventName: event.name }).ticket, why: words, refused }, why ? 410 : 404);
	}
	const checkedTicket = isCheckInStaff(user) ? await checkInView(params.secret ?? "", user, event, staffLocale) : undefined;
	const canChange = !view.arrived && mayRename(event, await getSalesSettings());
	const pdf = { to: localePath(locale, `/t/${params.secret}.pdf`), label: textsOf("orderDocuments", locale, {}).ticket.link };
	return data({
		...view,
		text: { ...view.text, metaTitle: titleAfter(context, view.text.metaTitle, textsOf("common", locale, {}).errors) },
		registrations: await ticketRegistrationsView([view.id], event, locale),
		meetings: checkedTicket ? undefined : await ticketMeetingsView(await openedTicket(params), locale, new Date(readClock())),
		ticketPath: `/t/${params.secret}`,
		done: new URL(request.url).searchParams.get("done"),
		checkedTicket,
		// Check-in staff do not see dietary and other needs.
		needs: checkedTicket ? undefined : await needsView(view.id, locale),
		details:
			canChange && !checkedTicket
				? {
						text: { ...textsOf("attendeeDetails", locale, {}), fields: textsOf("order", locale, {}).attendees.fields },
						values: view.details,
						seen: seenOf(OWN_FIELDS.map((name) => view.details[name])),
					}
				: undefined,
		pdf,
		calendar: await ticketCalendar(request, `/t/${params.secret}`, event, locale),
		canBeKept: env.isKeptOffline && !checkedTicket,
		reassign: canChange ? { to: localePath(locale, `/t/${params.secret}/hand-on`), label: textsOf("reassignment", locale, {}).link } : undefined,
		place: [event.venue, event.address, event.city].filter(Boolean).join(", "),
		dates: facts.dates,
		eventName: event.name,
	});
}

const STEPS = { arrive: checkIn, undo: undoCheckIn };

/** Checks in the attendee or undoes that, for check-in staff; saves details, dietary and other needs for the attendee. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const form = await readForm(request);
	const ticket = await findTicket(params.secret ?? "");
	if (!ticket) throw new Response(null, { status: 404 });
	const { pathname } = new URL(request.url);
	if (form.has("needs")) {
		const refusal = needsRefusal(form);
		if (refusal) return refuse(context, { ...refusal, form: "needs" });
		const isKept = await saveNeeds(form, { orderId: ticket.order_id, ticketId: ticket.id });
		return redirect(`${pathname}${isKept ? "?done=needs" : ""}#needs`, 303);
	}
	if (form.has("details")) {
		const { value, refusal } = parseForm(ownFieldsSchema, form);
		if (refusal) return refuse(context, { ...refusal, form: "details" });
		const change = changedSince(value, OWN_FIELDS, form.get("seen"));
		const isKept = Object.keys(change).length === 0 || (await updateAttendees(ticket.order_id, new Map([[ticket.id, change]]), "attendee"));
		return redirect(`${pathname}${isKept ? "?done=details" : ""}#details`, 303);
	}
	const step = stepIn(form, STEPS);
	const user = await currentUser(request);
	if (!isCheckInStaff(user)) throw new Response(null, { status: 403 });
	await STEPS[step]({ id: ticket.id, secret: params.secret }, user.username);
	return redirect(pathname, 303);
}

export const clientAction = keepFormOnNetworkError;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function TicketRoute() {
	const loaded = useLoaderData<typeof loader>();
	return "why" in loaded ? <RevokedTicket {...loaded} /> : <TicketPage {...loaded} />;
}

/** Does not reveal the former or current attendee. Only check-in staff learn that an address never had a ticket. */
function RevokedTicket({ text, why, refused }: Extract<Loaded, { why: unknown }>) {
	const { path } = useSite();
	return (
		<>
			<PageHead title={text.title} />
			<div className="page section">
				{refused && <RefusedTicket refused={refused} />}
				{why && (
					<>
						<p className="lead max-w-measure">{text[why]}</p>
						{why !== "summitCancelled" && <p className="mt-3 max-w-measure">{text.gone}</p>}
						<ButtonLink to={path("/contact")} className="mt-6">
							{text.contact}
						</ButtonLink>
					</>
				)}
			</div>
		</>
	);
}

function TicketPage({
	registrations,
	meetings,
	ticketPath,
	text,
	pdf,
	calendar,
	canBeKept,
	reassign,
	qr,
	attendee,
	band,
	tier,
	features,
	idCheck,
	arrived,
	dates,
	place,
	eventName,
	checkedTicket,
	details,
	needs,
	done,
}: Exclude<Loaded, { why: unknown }>) {
	const { path } = useSite();
	const answer: (Refusal & { form?: string }) | undefined = useAnswer<typeof action>();
	const refusalOf = (form: string) => (answer?.form === form ? answer : undefined);
	return (
		<>
			<header className="on-night">
				<div className="page py-4 md:py-8">
					<h1 tabIndex={-1} className="subheading outline-none">
						{text.title}
					</h1>
				</div>
			</header>
			<div className="page py-6 md:py-12">
				{checkedTicket && <CheckInPanel ticket={checkedTicket} />}
				<article className="mx-auto max-w-3xl overflow-hidden rounded-card border-2 border-line-strong bg-card">
					<TicketHead {...{ eventName, dates, band, tier }} />
					<div className="grid sm:grid-cols-[minmax(0,18rem)_1fr]">
						<div className="bg-white p-2 sm:p-4">
							<QrCode of={qr} label={text.qr} className="mx-auto w-full max-w-64" />
						</div>
						<dl className="grid content-center gap-5 p-5 sm:p-8">
							<Fact term={text.admits} value={attendee ?? text.unnamed} look={NAME} />
							<Fact term={text.place} value={place} />
						</dl>
					</div>
				</article>
				<div className="mx-auto mt-6 max-w-3xl">
					<p className="lead">{arrived ?? text.entry}</p>
					{idCheck && <p className="mt-3 font-semibold">{idCheck}</p>}
					{canBeKept && <KeepTicket text={text.keep} />}
					<ul className="no-print mt-6 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
						<Way to={path("/agenda")}>{text.agenda}</Way>
						<Way to={path("/venue")}>{text.venue}</Way>
						<Way to={pdf.to} isFile>
							{pdf.label}
						</Way>
						{reassign && <Way to={reassign.to}>{reassign.label}</Way>}
					</ul>
					{calendar && <AddToCalendar {...calendar} className="mt-6 sm:max-w-sm" />}
					<TicketRegistrations registrations={registrations} ticketPath={ticketPath} />
					{meetings && <TicketMeetings meetings={meetings} ticketPath={ticketPath} />}
					{features.length > 0 && (
						<>
							<h2 className="subheading mt-8">{text.includes}</h2>
							<ul className="mt-2 list-disc pl-5">
								{features.map((feature) => (
									<li key={feature}>{feature}</li>
								))}
							</ul>
						</>
					)}
					<div className="mt-8 divide-y divide-line border-y border-line empty:hidden">
						{details && <AttendeeDetails {...details} action={path(ticketPath)} isDone={done === "details"} refusal={refusalOf("details")} />}
						{needs && <Needs needs={needs} action={path(ticketPath)} isDone={done === "needs"} refusal={refusalOf("needs")} />}
					</div>
				</div>
			</div>
		</>
	);
}

const NAME = "font-display text-title leading-[1.1] font-extrabold tracking-[-0.02em] wrap-anywhere";

function Way({ to, isFile, children }: { to: string; isFile?: boolean; children: ReactNode }) {
	const look = "link flex min-h-12 items-center";
	return (
		<li className="border-b border-line">
			{isFile ? (
				<a href={to} className={look}>
					{children}
				</a>
			) : (
				<Link to={to} className={look}>
					{children}
				</Link>
			)}
		</li>
	);
}

function Fact({ term, value, look = "font-semibold" }: { term: string; value: string; look?: string }) {
	return (
		<div>
			<dt className="text-small text-ink-2">{term}</dt>
			<dd className={look}>{value}</dd>
		</div>
	);
}
