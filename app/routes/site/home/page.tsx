import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { summitJsonLd } from "#app/domain/content/event/json-ld.ts";
import { phaseOf } from "#app/domain/content/event/phase.server.ts";
import { eventStats } from "#app/domain/content/event/stats.server.ts";
import { afterwardsText } from "#app/domain/content/event/status.server.ts";
import { summitView } from "#app/domain/content/event/view.server.ts";
import { zoneOf } from "#app/domain/content/event/zone.server.ts";
import { findSummitSpan } from "#app/domain/program/session/queries.server.ts";
import { loadRecordings } from "#app/domain/program/session/recordings.server.ts";
import { Recordings } from "#app/domain/program/session/recordings.tsx";
import { loadNow } from "#app/domain/program/timetable/now.server.ts";
import { NowAndNext } from "#app/domain/program/timetable/now-and-next.tsx";
import { metaOf } from "#app/http/page-meta.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { openPage } from "#app/routes/site/page.server.ts";
import type { PageHandle } from "#app/ui/last-loaded-page.tsx";
import { AboutSection } from "./about.tsx";
import { loadAgendaSection } from "./agenda.server.ts";
import { AgendaSection } from "./agenda.tsx";
import { Break } from "./break.tsx";
import { CallToActionSection } from "./call-to-action.tsx";
import { Hero } from "./hero.tsx";
import { loadPartnersSection } from "./partners.server.ts";
import { PartnersSection } from "./partners.tsx";
import { loadSpeakersSection } from "./speakers.server.ts";
import { SpeakersSection } from "./speakers.tsx";
import { loadTicketsSection } from "./tickets.server.ts";
import { TicketsSection } from "./tickets.tsx";
import { loadVenueSection } from "./venue.server.ts";
import { VenueSection } from "./venue.tsx";
import { loadWorkshopsSection } from "./workshops.server.ts";
import { WorkshopsSection } from "./workshops.tsx";

export const facts = {
	access: "public",
	cached: true,
	leadsToPreferredLanguage: true,
	query: ["category", "day", "group", "sessions", "type", "zone"],
	personal: ["sessions"],
	offline: { isStart: true },
	shows: { texts: ["home"], entries: ["speaker", "session", "workshop", "room", "tier", "partner", "article", "region", "question"] },
} satisfies RouteFacts;

export const handle: PageHandle = { lists: { category: "workshops", day: "agenda", type: "agenda", group: "speakers" } };

export const meta: MetaFunction<typeof loader> = (args) =>
	metaOf(args, ({ text, summit, tickets, speakers, partners }, here) => {
		const organizers = partners.types.find(({ type }) => type === "organizer")?.partners ?? [];
		return { ...text.meta, jsonLd: [summitJsonLd({ here, summit, offers: tickets.tiers, performers: speakers.speakers, organizers })] };
	});

const MAX_RECORDINGS = 6;

export async function loader({ request, params }: LoaderFunctionArgs) {
	const opened = await openPage(params);
	const url = new URL(request.url);
	const zone = zoneOf(url, opened.event, opened.locale);
	const page = { ...opened, url, zone };
	const { locale, event, texts, t } = page;
	const text = texts("home");
	const tickets = await loadTicketsSection(page);
	const over = afterwardsText(event, locale);
	const call = { ...text.call, ...(over?.call ?? (tickets.tiers.length === 0 && { lead: texts("toBeAnnounced").call })) };
	const phase = phaseOf(event);
	return {
		text: { ...text, call, hero: { ...text.hero, ...(over && { toAgenda: over.toAgenda }) } },
		summit: summitView(event, await findSummitSpan(event), locale),
		filmUrl: event.filmUrl,
		daysToGo: phase.name === "before" && phase.daysToGo ? t("counts.daysToGo", { count: phase.daysToGo }) : undefined,
		now: await loadNow(event, locale, zone.show),
		thanks: over?.thanks,
		recordings: await loadRecordings(event, locale, MAX_RECORDINGS),
		stats: eventStats(event, texts("labels").advertisedFigures),
		venue: await loadVenueSection(page),
		partners: await loadPartnersSection(page),
		agenda: await loadAgendaSection(page),
		tickets,
		workshops: await loadWorkshopsSection(page),
		speakers: await loadSpeakersSection(page),
	};
}

export default function HomePage() {
	const { text, summit, filmUrl, daysToGo, now, thanks, recordings, stats, venue, tickets, workshops, agenda, speakers, partners } =
		useLoaderData<typeof loader>();
	return (
		<>
			<Hero text={text.hero} tagline={thanks ?? summit.tagline} daysToGo={daysToGo} filmUrl={filmUrl} partners={partners} />
			{now && <NowAndNext now={now} />}
			{recordings && <Recordings recordings={recordings} />}
			<AboutSection text={text.about} stats={stats} />
			<TicketsSection {...tickets} />
			<WorkshopsSection {...workshops} />
			<AgendaSection {...agenda} />
			<SpeakersSection {...speakers} />
			<Break />
			<VenueSection {...venue} />
			<PartnersSection {...partners} />
			<CallToActionSection text={text.call} />
		</>
	);
}
