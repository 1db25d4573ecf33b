import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AddToCalendar } from "~/domain/agenda/add-to-calendar";
import { summitCalendar } from "~/domain/agenda/calendar-links.server";
import { whyRevoked } from "~/domain/cancellation/revoked.server";
import { KeepTicket } from "~/domain/order/keep-ticket";
import { ticketView } from "~/domain/order/ticket-view.server";
import { TicketStandings } from "~/domain/place/standings";
import { standingsView } from "~/domain/place/ticket-workshops.server";
import { env } from "~/env.server";
import { siteOrigin } from "~/http/origin.server";
import { pageMeta } from "~/http/page-meta";
import { SECRET_HEADERS } from "~/http/secret-headers";
import { localePath } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink, buttonClass } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { useSite } from "~/ui/site";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", secret: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { title: args.data.text.metaTitle, description: "", noIndex: true });

/** Whoever knows its secret holds the ticket: it is told to nobody. */
export const headers: HeadersFunction = () => SECRET_HEADERS;

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, facts } = await openPage(params);
	const view = await ticketView(params.secret ?? "", event, { locale, origin: siteOrigin(request) });
	if (!view) return data({ text: textsOf("order", locale, { eventName: event.name }).ticket, why: await whyNot(params.secret) });
	const pdf = { to: localePath(locale, `/t/${params.secret}.pdf`), label: textsOf("orderDocuments", locale, {}).ticket.link };
	return data({
		...view,
		standings: await standingsView([view.id], event, locale),
		ticketPath: `/t/${params.secret}`,
		pdf,
		calendar: summitCalendar(request, event, locale),
		canBeKept: env.isKeptOffline,
		place: [event.venue, event.address, facts.city].filter(Boolean).join(", "),
		dates: facts.dates,
		eventName: event.name,
	});
}

/** Why a secret opens no ticket any more. @throws 404 where it never did */
async function whyNot(secret = "") {
	const why = await whyRevoked(secret);
	if (!why) throw new Response(null, { status: 404 });
	return why;
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function TicketRoute() {
	const loaded = useLoaderData<typeof loader>();
	return "why" in loaded ? <RevokedTicket {...loaded} /> : <TicketPage {...loaded} />;
}

/** What is left of a ticket that admits nobody by this address: nothing of whose it was, or is. */
function RevokedTicket({ text, why }: Extract<Loaded, { why: string }>) {
	const { path } = useSite();
	return (
		<>
			<PageHead title={text.title} />
			<div className="page section">
				<p className="lead max-w-measure">{text[why]}</p>
				<p className="mt-3 max-w-measure">{text.gone}</p>
				<ButtonLink to={path("/contact")} className="mt-6">
					{text.contact}
				</ButtonLink>
			</div>
		</>
	);
}

function TicketPage({
	standings,
	ticketPath,
	text,
	pdf,
	calendar,
	canBeKept,
	qr,
	attendee,
	tier,
	features,
	atDoor,
	arrived,
	dates,
	place,
	eventName,
}: Exclude<Loaded, { why: string }>) {
	const { path } = useSite();
	return (
		<>
			<PageHead title={text.title} lead={eventName} />
			<div className="page section">
				<article className="mx-auto grid max-w-3xl overflow-hidden rounded-card border-2 border-line-strong sm:grid-cols-[minmax(0,18rem)_1fr]">
					{/* On white in both themes: scanners want dark on light. */}
					<div className="bg-white p-4">
						<svg role="img" aria-label={text.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} className="w-full" shapeRendering="crispEdges">
							<path d={qr.path} fill="#000" />
						</svg>
					</div>
					<dl className="grid content-start gap-4 p-6">
						<Fact term={text.admits} value={attendee ?? text.unnamed} isLarge />
						<Fact term={text.tier} value={tier} />
						<Fact term={dates} value={place} />
					</dl>
				</article>
				<div className="mx-auto mt-8 max-w-3xl">
					<p className="lead">{arrived ?? text.entry}</p>
					{atDoor && <p className="mt-3 font-semibold">{atDoor}</p>}
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
					{canBeKept && <KeepTicket text={text.keep} />}
					<TicketStandings standings={standings} ticketPath={ticketPath} />
					<div className="mt-8 flex flex-wrap gap-3">
						<ButtonLink to={path("/agenda")}>{text.agenda}</ButtonLink>
						<ButtonLink look="outline" to={path("/venue")}>
							{text.venue}
						</ButtonLink>
						<a href={pdf.to} className={buttonClass("outline")}>
							{pdf.label}
						</a>
						{calendar && <AddToCalendar {...calendar} />}
					</div>
				</div>
			</div>
		</>
	);
}

function Fact({ term, value, isLarge }: { term: string; value: string; isLarge?: boolean }) {
	return (
		<div>
			<dt className="text-small text-ink-2">{term}</dt>
			<dd className={isLarge ? "heading wrap-anywhere" : "font-semibold"}>{value}</dd>
		</div>
	);
}
