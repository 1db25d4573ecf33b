import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AddToCalendar } from "~/domain/agenda/add-to-calendar";
import { summitCalendar } from "~/domain/agenda/calendar-links.server";
import { KeepTicket } from "~/domain/order/keep-ticket";
import { ticketView } from "~/domain/order/ticket-view.server";
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
	if (!view) throw new Response(null, { status: 404 });
	const pdf = view.isCancelled ? undefined : { to: localePath(locale, `/t/${params.secret}.pdf`), label: textsOf("orderDocuments", locale, {}).ticket.link };
	const calendar = view.isCancelled ? undefined : summitCalendar(request, event, locale);
	return data({
		...view,
		pdf,
		calendar,
		canBeKept: env.isKeptOffline && !view.isCancelled,
		place: [event.venue, event.address, facts.city].filter(Boolean).join(", "),
		dates: facts.dates,
		eventName: event.name,
	});
}

export default function TicketPage() {
	const { text, pdf, calendar, canBeKept, qr, attendee, tier, features, atDoor, isCancelled, arrived, dates, place, eventName } =
		useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<>
			<PageHead title={text.title} lead={eventName} />
			<div className="page section">
				<article className="mx-auto grid max-w-3xl overflow-hidden rounded-card border-2 border-line-strong sm:grid-cols-[minmax(0,18rem)_1fr]">
					{/* On white in both themes: scanners want dark on light. */}
					<div className="bg-white p-4">
						<svg
							role="img"
							aria-label={text.qr}
							viewBox={`0 0 ${qr.size} ${qr.size}`}
							className={`w-full ${isCancelled ? "opacity-10" : ""}`}
							shapeRendering="crispEdges"
						>
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
					<p className={isCancelled ? "font-semibold text-danger" : "lead"}>{isCancelled ? text.cancelled : (arrived ?? text.entry)}</p>
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
					<div className="mt-8 flex flex-wrap gap-3">
						<ButtonLink to={path("/agenda")}>{text.agenda}</ButtonLink>
						<ButtonLink look="outline" to={path("/venue")}>
							{text.venue}
						</ButtonLink>
						{pdf && (
							<a href={pdf.to} className={buttonClass("outline")}>
								{pdf.label}
							</a>
						)}
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
