import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { placeOf } from "#app/domain/content/event/facts.server.ts";
import { summitJsonLd } from "#app/domain/content/event/json-ld.ts";
import { afterwardsText } from "#app/domain/content/event/status.server.ts";
import { summitView } from "#app/domain/content/event/view.server.ts";
import { FaqAccordion } from "#app/domain/content/faq/accordion.tsx";
import { listFaq } from "#app/domain/content/faq/queries.server.ts";
import { faqView } from "#app/domain/content/faq/view.server.ts";
import { findSummitSpan } from "#app/domain/program/session/queries.server.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { TierCards } from "#app/domain/sales/tier/cards.tsx";
import { listOffers } from "#app/domain/sales/tier/offers.server.ts";
import { metaOf } from "#app/http/page-meta.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { assuranceLine } from "#app/routes/site/tickets/assurance.server.ts";
import { faqJsonLd } from "#app/routes/site/tickets/json-ld.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContentSection } from "#app/ui/content-section.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InlineText, type LineText } from "#app/ui/inline-text.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { pictureOf } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.ts";
import headScene from "/images/heads/tickets-1760.webp";
import { openPage } from "./page.server.ts";

const scene = pictureOf(headScene);

export const facts = { access: "public", cached: true, offline: false, shows: { texts: ["tickets"], entries: ["tier", "question"] } } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) =>
	metaOf(args, ({ text, summit, tiers, faq, shareImage }, here) => ({
		...text.meta,
		jsonLd: [summitJsonLd({ here, summit, offers: tiers }), faqJsonLd(faq)],
		crumbs: [{ name: text.title }],
		image: shareImage,
	}));

export async function loader({ params }: LoaderFunctionArgs) {
	const { locale, event, facts, texts, shareImage } = await openPage(params);
	const { home: _home, group, assurance: _assurance, ...text } = texts("tickets");
	const over = afterwardsText(event, locale);
	const isSoldHere = await sellsHere(event);
	const [tiers, faq] = await Promise.all([listOffers(locale), listFaq()]);
	return {
		text,
		shareImage: shareImage("/tickets"),
		over,
		/** Groups get their discount automatically if tickets are sold here, and ask for it otherwise. */
		group: isSoldHere
			? event.groupDiscount > 0 && { title: group.title, lead: group.here, button: group.order, to: "/tickets/order" }
			: { title: group.title, lead: group.lead, button: group.button, to: `/contact?subject=${encodeURIComponent(group.subject)}` },
		assurance: isSoldHere && (await assuranceLine(event, locale)),
		ordersHere: event.sales === "here",
		summit: summitView(event, await findSummitSpan(event), locale),
		facts: [
			{ term: text.event.dates, value: facts.dates },
			{ term: text.event.venue, value: event.venue ?? (placeOf(event, locale) || facts.venue) },
			...(event.address ? [{ term: text.event.address, value: [event.address, placeOf(event, locale)].filter(Boolean).join(", ") }] : []),
			...(event.claimsAnnounced && !over ? [{ term: text.event.attendance, value: text.event.attendees }] : []),
		],
		toBeAnnounced: texts("toBeAnnounced").tickets,
		tiers,
		faq: faq.map((entry) => faqView(entry, event, locale)),
	};
}

export default function TicketsPage() {
	const { text, over, group, assurance, ordersHere, toBeAnnounced, tiers, faq } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead scene={scene} title={text.title} lead={!over && <InlineText of={text.lead} />} />
			{over ? (
				<ContentSection id="tickets" {...over.tickets} ground="paper2" />
			) : (
				<ContentSection id="tickets" title={text.heading} ground={tiers.length > 0 ? "night" : "paper2"}>
					{tiers.length > 0 ? (
						<TierCards tiers={tiers} text={text.card}>
							{assurance && <p className="text-snow-2">{assurance}</p>}
						</TierCards>
					) : (
						<EmptyState {...toBeAnnounced} />
					)}
				</ContentSection>
			)}
			<SummitFacts />
			{faq.length > 0 && (
				<ContentSection id="faq" title={over ? over.questions : text.faq.heading}>
					<FaqAccordion entries={faq} />
				</ContentSection>
			)}
			{group && tiers.length > 0 && !over && <GroupOffer {...group} />}
			{ordersHere && <FindOrder />}
		</>
	);
}

function GroupOffer({ title, lead, button, to }: { title: string; lead: LineText; button: string; to: string }) {
	const { path } = useSite();
	return (
		<section aria-labelledby="group-title" className="section bg-paper-2">
			<div className="page flex flex-wrap items-center justify-between gap-8">
				<div>
					<h2 id="group-title" className="title">
						{title}
					</h2>
					<p className="lead mt-4">
						<InlineText of={lead} />
					</p>
				</div>
				<ButtonLink to={path(to)}>{button}</ButtonLink>
			</div>
		</section>
	);
}

function FindOrder() {
	const { question, link } = useLoaderData<typeof loader>().text.findOrder;
	const { path } = useSite();
	return (
		<p className="page py-8 no-print">
			{question}{" "}
			<Link to={path("/orders")} className="link inline-block py-1 font-semibold">
				{link}
			</Link>
		</p>
	);
}

function SummitFacts() {
	const { text, facts } = useLoaderData<typeof loader>();
	return (
		<section aria-labelledby="facts-title" className="page py-10 md:py-14 print:py-4">
			<h2 id="facts-title" className="sr-only">
				{text.event.heading}
			</h2>
			<dl className="grid gap-x-6 gap-y-2.5 border-t-2 border-line-strong pt-5 sm:grid-cols-2 sm:gap-y-5 lg:grid-cols-4">
				{facts.map(({ term, value }) => (
					<div key={term} className="flex gap-4 max-3xs:block sm:block">
						<dt className="w-24 shrink-0 text-small text-ink-2">{term}</dt>
						<dd className="font-semibold leading-snug">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
