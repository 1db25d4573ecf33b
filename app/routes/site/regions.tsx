import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CountryList } from "#app/domain/content/region/country-list.tsx";
import { Industries } from "#app/domain/content/region/industries.tsx";
import { Introduction } from "#app/domain/content/region/introduction.tsx";
import { KeyFacts } from "#app/domain/content/region/key-facts.tsx";
import { regionPicture } from "#app/domain/content/region/picture.server.ts";
import { listRegions } from "#app/domain/content/region/queries.server.ts";
import { GUIDES } from "#app/domain/content/region/schema.ts";
import { regionView } from "#app/domain/content/region/view.server.ts";
import { SUMMIT_CALENDAR } from "#app/domain/program/calendar/calendar-links.server.ts";
import { failAs } from "#app/http/failure.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { isNamed, withQuery } from "#app/http/query.server.ts";
import { LOCALES } from "#app/i18n/config.ts";
import { translate } from "#app/i18n/translated.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { ContentSection } from "#app/ui/content-section.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import type { PageHandle } from "#app/ui/last-loaded-page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSite } from "#app/ui/site.ts";
import { openPage } from "./page.server.ts";

export const facts = {
	access: "public",
	cached: true,
	offline: false,
	query: ["tab"],
	shows: { texts: ["regions"], entries: ["region"] },
} satisfies RouteFacts;

export const handle: PageHandle = { lists: "regions" };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.head);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, texts, shareImage } = await openPage(params);
	const url = new URL(request.url);
	const [first, ...others] = await failAs("regions", locale, listRegions());
	if (!first) throw new Response(null, { status: 404 });
	const tab = url.searchParams.get("tab") ?? "";
	const region = others.find(({ id, title }) => isNamed(tab, [id, ...LOCALES.map((language) => title[language] ?? "")])) ?? first;
	const { meta, ...text } = texts("regions");
	return {
		text,
		head: { title: meta.title, description: meta[region.id], image: shareImage("/regions"), crumbs: [{ name: texts("common").header.regions }] },
		tabs: [first, ...others].map(({ id, title }) => ({
			label: translate(title, locale).text,
			to: withQuery(url, { tab: id === first.id ? undefined : id }),
			current: id === region.id,
		})),
		guide: { label: texts("documents").guide.links[region.id], path: `/guides/${GUIDES[region.id]}.pdf` },
		calendar: event.datesAnnounced ? { label: text.eventCalendar, path: SUMMIT_CALENDAR } : undefined,
		region: regionView(region, locale),
		picture: await regionPicture(region, locale),
	};
}

export default function RegionsPage() {
	const { text, tabs, guide, calendar, region, picture } = useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<>
			<PageHead title={text.title} lead={<InlineText of={text.lead} />}>
				<div className="mt-8">
					<FilterLinks label={text.tabs} options={tabs} />
				</div>
			</PageHead>
			<Introduction region={region} picture={picture} />
			<KeyFacts region={region} text={text} />
			<ContentSection id="countries" title={text.countries}>
				<CountryList countries={region.countries} text={text} />
			</ContentSection>
			<ContentSection id="industries" title={text.industries} ground="paper2">
				<Industries industries={region.industries} />
			</ContentSection>
			<CallToAction title={text.callTitle} lead={text.callLead}>
				<a href={path(guide.path)} className={buttonClass("primary")}>
					{guide.label}
				</a>
				{calendar && (
					<a href={path(calendar.path)} className={buttonClass("outlineOnNight")}>
						{calendar.label}
					</a>
				)}
				<ButtonLink look="outlineOnNight" to={path("/agenda")}>
					{text.calendar}
				</ButtonLink>
				<ButtonLink look="outlineOnNight" to={path("/speakers")}>
					{text.toSpeakers}
				</ButtonLink>
			</CallToAction>
		</>
	);
}
