import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { currentUser } from "#app/auth/guard.server.ts";
import { AddToCalendar } from "#app/domain/program/calendar/add-to-calendar.tsx";
import { summitCalendar } from "#app/domain/program/calendar/calendar-links.server.ts";
import { needsRefusal, needsView, saveNeeds } from "#app/domain/sales/attendee/needs.server.ts";
import { Needs } from "#app/domain/sales/attendee/needs.tsx";
import { revocationReason } from "#app/domain/sales/cancellation/revoked-secrets.server.ts";
import { mayRename } from "#app/domain/sales/cancellation/rules.server.ts";
import { checkIn, undoCheckIn } from "#app/domain/sales/check-in/check-in.server.ts";
import { checkInView, findTicket, isCheckInStaff, refusedView } from "#app/domain/sales/check-in/view.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { TicketRegistrations } from "#app/domain/sales/registration/ticket-registrations.tsx";
import { ticketRegistrationsView } from "#app/domain/sales/registration/ticket-workshops.server.ts";
import { ticketView } from "#app/domain/sales/ticket/ticket-view.server.ts";
import { type Refusal, readForm, refuse, stepIn, titleAfter } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { CheckInPanel, RefusedTicket } from "#app/routes/site/ticket/check-in.tsx";
import { KeepTicket } from "#app/routes/site/ticket/keep-ticket.tsx";
import { env } from "#app/runtime/env.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { useSite } from "#app/ui/site.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
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
	const pdf = { to: localePath(locale, `/t/${params.secret}.pdf`), label: textsOf("orderDocuments", locale, {}).ticket.link };
	return data({
		...view,
		text: { ...view.text, metaTitle: titleAfter(context, view.text.metaTitle, textsOf("common", locale, {}).errors) },
		registrations: await ticketRegistrationsView([view.id], event, locale),
		ticketPath: `/t/${params.secret}`,
		done: new URL(request.url).searchParams.get("done"),
		checkedTicket,
		// Check-in staff do not see dietary and other needs.
		needs: checkedTicket ? undefined : await needsView([{ id: view.id }], locale),
		pdf,
		calendar: summitCalendar(request, event, locale),
		canBeKept: env.isKeptOffline && !checkedTicket,
		reassign:
			view.arrived || !mayRename(event, await getSalesSettings())
				? undefined
				: { to: localePath(locale, `/t/${params.secret}/hand-on`), label: textsOf("reassignment", locale, {}).link },
		place: [event.venue, event.address, facts.city].filter(Boolean).join(", "),
		dates: facts.dates,
		eventName: event.name,
	});
}

const STEPS = { arrive: checkIn, undo: undoCheckIn };

/** Checks in the attendee or undoes that, for check-in staff; saves dietary and other needs for the attendee. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const form = await readForm(request);
	const ticket = await findTicket(params.secret ?? "");
	if (!ticket) throw new Response(null, { status: 404 });
	const { pathname } = new URL(request.url);
	if (form.has("needs")) {
		const ticketIds = [ticket.id];
		const refusal = needsRefusal(form, ticketIds);
		if (refusal) return refuse(context, refusal);
		const isKept = await saveNeeds(form, ticket.order_id, { ticketIds, actor: "attendee" });
		return redirect(`${pathname}${isKept ? "?done=needs" : ""}#needs`, 303);
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
	needs,
	done,
}: Exclude<Loaded, { why: unknown }>) {
	const { path } = useSite();
	const refusal: Refusal | undefined = useAnswer<typeof action>();
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
					<div className="on-night ticket-head px-5 pt-4 pb-14 sm:px-6 sm:pt-6 sm:pb-18">
						<p className="heading max-w-lg">{eventName}</p>
						<p className="mt-1 text-small font-semibold text-snow-2">{dates}</p>
					</div>
					<p className={`px-5 py-3 text-subheading leading-tight font-bold sm:px-6 ${BANDS[band % BANDS.length]}`}>{tier}</p>
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
					{needs && (
						<div className="mt-8">
							<Needs needs={needs} action={path(ticketPath)} isDone={done === "needs"} refusal={refusal} />
						</div>
					)}
				</div>
			</div>
		</>
	);
}

const NAME = "font-display text-title leading-[1.1] font-extrabold tracking-[-0.02em] wrap-anywhere";

/** By the position of the tier, so that check-in staff can tell tiers apart. */
const BANDS = [
	"bg-blue-ground text-blue",
	"bg-purple-ground text-purple",
	"bg-green-ground text-green",
	"bg-gold-ground text-gold",
	"bg-grey-ground text-grey",
];

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
