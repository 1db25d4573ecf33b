import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eventSpan } from "~/domain/event/days.server";
import { eventJsonLd } from "~/domain/event/json-ld";
import { eventStats } from "~/domain/event/stats.server";
import { DEFAULT_IMAGE, pageMeta } from "~/http/page-meta";
import { localePath } from "~/i18n/config";
import { translate } from "~/i18n/translated";
import type { Site } from "~/ui/site";
import { openPage } from "../page.server";
import { AboutSection } from "./about";
import { AgendaSection } from "./agenda";
import { loadAgendaSection } from "./agenda.server";
import { CallSection } from "./call";
import { Hero } from "./hero";
import { PartnersSection } from "./partners";
import { loadPartnersSection } from "./partners.server";
import { SpeakersSection } from "./speakers";
import { loadSpeakersSection } from "./speakers.server";
import { TicketsSection } from "./tickets";
import { loadTicketsSection } from "./tickets.server";
import { useScrollToHash } from "./use-scroll-to-hash";
import { VenueSection } from "./venue";
import { loadVenueSection } from "./venue.server";
import { WorkshopsSection } from "./workshops";
import { loadWorkshopsSection } from "./workshops.server";

export const meta: MetaFunction<typeof loader> = (args) => {
	const { data, matches } = args;
	const { origin } = (matches[0]?.data ?? {}) as { origin?: string };
	const site = matches[1]?.data as Site | undefined;
	if (!data || !site || !origin) return pageMeta(args, undefined);
	const { text, tagline, span, city, country, venue, tickets, speakers, partners } = data;
	const jsonLd = eventJsonLd({
		name: site.event.name,
		description: tagline.text,
		...span,
		venue: venue.name,
		address: { street: site.event.address, city, country },
		url: origin + localePath(site.locale, "/"),
		ticketsUrl: origin + localePath(site.locale, "/tickets"),
		image: origin + (site.event.shareImage ?? DEFAULT_IMAGE),
		offers: tickets.tickets,
		performers: speakers.speakers,
		organizers: partners.tiers.find(({ type }) => type === "organizer")?.partners ?? [],
	});
	return pageMeta(args, { ...text.meta, jsonLd });
};

export async function loader({ request, params }: LoaderFunctionArgs) {
	const page = { ...(await openPage(params)), url: new URL(request.url) };
	const { locale, event, facts, texts } = page;
	return {
		text: texts("home"),
		tagline: translate(event.tagline, locale),
		dates: facts.dates,
		span: eventSpan(event),
		city: event.city,
		country: event.country,
		stats: eventStats(facts, texts("labels").claim),
		venue: await loadVenueSection(page),
		partners: await loadPartnersSection(page),
		agenda: await loadAgendaSection(page),
		tickets: await loadTicketsSection(page),
		workshops: await loadWorkshopsSection(page),
		speakers: await loadSpeakersSection(page),
	};
}

export default function HomePage() {
	const { text, tagline, dates, stats, venue, tickets, workshops, agenda, speakers, partners } = useLoaderData<typeof loader>();
	useScrollToHash();
	return (
		<>
			<Hero text={text.hero} tagline={tagline} dates={dates} />
			<AboutSection text={text.about} stats={stats} />
			<TicketsSection {...tickets} />
			<WorkshopsSection {...workshops} />
			<AgendaSection {...agenda} />
			<SpeakersSection {...speakers} />
			<VenueSection {...venue} />
			<PartnersSection {...partners} />
			<CallSection text={text.call} />
		</>
	);
}
