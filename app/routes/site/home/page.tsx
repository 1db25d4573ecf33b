import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { afterwards } from "~/domain/content/event/afterwards.server";
import { summitJsonLd } from "~/domain/content/event/json-ld";
import { phaseOf } from "~/domain/content/event/phase.server";
import { eventStats } from "~/domain/content/event/stats.server";
import { summitView } from "~/domain/content/event/view.server";
import { zoneOf } from "~/domain/content/event/zone.server";
import { findSummitSpan } from "~/domain/program/session/queries.server";
import { Remains } from "~/domain/program/session/remains";
import { loadRemains } from "~/domain/program/session/remains.server";
import { loadNow } from "~/domain/program/timetable/now.server";
import { NowAndNext } from "~/domain/program/timetable/now-and-next";
import { metaOf } from "~/http/page-meta";
import type { RouteHandle } from "~/routes/route-handle";
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
import { VenueSection } from "./venue";
import { loadVenueSection } from "./venue.server";
import { WorkshopsSection } from "./workshops";
import { loadWorkshopsSection } from "./workshops.server";

export const handle: RouteHandle = {
	access: "public",
	cached: true,
	query: ["category", "day", "group", "sessions", "type", "zone"],
	personal: ["sessions"],
	lists: { category: "workshops", day: "agenda", type: "agenda", group: "speakers" },
};

export const meta: MetaFunction<typeof loader> = (args) =>
	metaOf(args, ({ text, summit, tickets, speakers, partners }, here) => {
		const organizers = partners.types.find(({ type }) => type === "organizer")?.partners ?? [];
		return { ...text.meta, jsonLd: [summitJsonLd({ here, summit, offers: tickets.tiers, performers: speakers.speakers, organizers })] };
	});

/** Sessions with recordings that home names; the agenda has all. */
const MOST_REMAINS = 6;

export async function loader({ request, params }: LoaderFunctionArgs) {
	const opened = await openPage(params);
	const url = new URL(request.url);
	const zone = zoneOf(url, opened.event, opened.locale);
	const page = { ...opened, url, zone };
	const { locale, event, texts, t } = page;
	const text = texts("home");
	const tickets = await loadTicketsSection(page);
	const over = afterwards(event, locale);
	const call = { ...text.call, ...(over?.call ?? (tickets.tiers.length === 0 && { lead: texts("toCome").call })) };
	const phase = phaseOf(event);
	return {
		text: { ...text, call, hero: { ...text.hero, ...(over && { toAgenda: over.toAgenda }) } },
		summit: summitView(event, await findSummitSpan(event), locale),
		daysToGo: phase.name === "before" && phase.daysToGo ? t("counts.daysToGo", { count: phase.daysToGo }) : undefined,
		now: await loadNow(event, locale, zone.show),
		thanks: over?.thanks,
		remains: await loadRemains(event, locale, MOST_REMAINS),
		stats: eventStats(event, texts("labels").claim),
		venue: await loadVenueSection(page),
		partners: await loadPartnersSection(page),
		agenda: await loadAgendaSection(page),
		tickets,
		workshops: await loadWorkshopsSection(page),
		speakers: await loadSpeakersSection(page),
	};
}

export default function HomePage() {
	const { text, summit, daysToGo, now, thanks, remains, stats, venue, tickets, workshops, agenda, speakers, partners } = useLoaderData<typeof loader>();
	return (
		<>
			<Hero text={text.hero} tagline={thanks ?? summit.tagline} daysToGo={daysToGo} />
			{now && <NowAndNext now={now} />}
			{remains && <Remains remains={remains} />}
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
