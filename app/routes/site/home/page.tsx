import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eventStats } from "~/domain/event/stats.server";
import { pageMeta } from "~/http/page-meta";
import { translate } from "~/i18n/translated";
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

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.text.meta);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const page = { ...(await openPage(params)), url: new URL(request.url) };
	const { locale, event, facts, texts } = page;
	return {
		text: texts("home"),
		tagline: translate(event.tagline, locale),
		dates: facts.dates,
		stats: eventStats(facts, texts("labels").claim),
		venue: loadVenueSection(page),
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
