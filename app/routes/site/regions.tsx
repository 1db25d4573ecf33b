import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CountryList } from "~/domain/content/region/country-list";
import { GUIDES } from "~/domain/content/region/document.server";
import { Industries } from "~/domain/content/region/industries";
import { Introduction } from "~/domain/content/region/introduction";
import { KeyFacts } from "~/domain/content/region/key-facts";
import { regionPicture } from "~/domain/content/region/picture.server";
import { listRegions } from "~/domain/content/region/queries.server";
import { regionView } from "~/domain/content/region/view.server";
import { SUMMIT_CALENDAR } from "~/domain/program/calendar/calendar-links.server";
import { failAs } from "~/http/failure.server";
import { pageMeta } from "~/http/page-meta";
import { isCalled, withQuery } from "~/http/query.server";
import { LOCALES } from "~/i18n/config";
import { translate } from "~/i18n/translated";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink, buttonClass } from "~/ui/button";
import { Call } from "~/ui/call";
import { FilterLinks } from "~/ui/filter-links";
import { Line } from "~/ui/line";
import { PageHead } from "~/ui/page-head";
import { Section } from "~/ui/section";
import { useSite } from "~/ui/site";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", cached: true, query: ["tab"], lists: "regions" };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.head);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, texts, shareImage } = await openPage(params);
	const url = new URL(request.url);
	const [first, ...others] = await failAs("regions", locale, listRegions());
	if (!first) throw new Response(null, { status: 404 });
	const tab = url.searchParams.get("tab") ?? "";
	const region = others.find(({ id, title }) => isCalled(tab, [id, ...LOCALES.map((language) => title[language] ?? "")])) ?? first;
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
			<PageHead title={text.title} lead={<Line of={text.lead} />}>
				<div className="mt-8">
					<FilterLinks label={text.tabs} options={tabs} onNight />
				</div>
			</PageHead>
			<Introduction region={region} picture={picture} />
			<KeyFacts region={region} text={text} />
			<Section id="countries" title={text.countries}>
				<CountryList countries={region.countries} text={text} />
			</Section>
			<Section id="industries" title={text.industries} ground="paper2">
				<Industries industries={region.industries} />
			</Section>
			<Call title={text.callTitle} lead={text.callLead}>
				<a href={path(guide.path)} className={buttonClass("outlineOnNight")}>
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
			</Call>
		</>
	);
}
