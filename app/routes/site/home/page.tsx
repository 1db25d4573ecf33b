import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/http/page-meta";
import { translate } from "~/i18n/translated";
import { openPage } from "../page.server";
import { AboutSection } from "./about";
import { CallSection } from "./call";
import { Hero } from "./hero";
import { SpeakersSection } from "./speakers";
import { loadSpeakersSection } from "./speakers.server";
import { useScrollToHash } from "./use-scroll-to-hash";
import { VenueSection } from "./venue";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.text.meta);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const page = { ...(await openPage(params)), url: new URL(request.url) };
	const { locale, event, facts, texts } = page;
	return {
		text: texts("home"),
		tagline: translate(event.tagline, locale),
		dates: facts.dates,
		stats: { countries: `${facts.countries}+`, attendees: `${facts.attendees}+`, speakers: `${facts.speakers}+`, days: String(facts.days) },
		venue: { name: event.venue, description: translate(event.venueDescription, locale), mapUrl: event.mapUrl },
		speakers: await loadSpeakersSection(page),
	};
}

export default function HomePage() {
	const { text, tagline, dates, stats, venue, speakers } = useLoaderData<typeof loader>();
	useScrollToHash();
	return (
		<>
			<Hero text={text.hero} tagline={tagline} dates={dates} />
			<AboutSection text={text.about} stats={stats} />
			<SpeakersSection {...speakers} />
			<VenueSection text={text.venue} venue={venue} />
			<CallSection text={text.call} />
		</>
	);
}
