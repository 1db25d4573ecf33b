import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CountryList } from "~/domain/region/country-list";
import { Industries } from "~/domain/region/industries";
import { Introduction } from "~/domain/region/introduction";
import { KeyFacts } from "~/domain/region/key-facts";
import { regionPicture } from "~/domain/region/picture.server";
import { listRegions } from "~/domain/region/queries.server";
import { REGION_IDS } from "~/domain/region/schema";
import { regionView } from "~/domain/region/view.server";
import { pageMeta } from "~/http/page-meta";
import { chosenOf, withQuery } from "~/http/query.server";
import { translate } from "~/i18n/translated";
import { ButtonLink } from "~/ui/button";
import { Call } from "~/ui/call";
import { FilterLinks } from "~/ui/filter-links";
import { PageHead } from "~/ui/page-head";
import { Section } from "~/ui/section";
import { useSite } from "~/ui/site";
import { openPage } from "./page.server";

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, args.data && { title: args.data.text.meta.title, description: args.data.text.meta[args.data.region.id] });

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, texts } = await openPage(params);
	const url = new URL(request.url);
	const [first, ...others] = await listRegions();
	if (!first) throw new Response(null, { status: 404 });
	const tab = chosenOf(url, "tab", REGION_IDS);
	const region = others.find(({ id }) => id === tab) ?? first;
	return {
		text: texts("regions"),
		tabs: [first, ...others].map(({ id, title }) => ({
			label: translate(title, locale).text,
			to: withQuery(url, { tab: id === first.id ? undefined : id }),
			current: id === region.id,
		})),
		region: regionView(region, locale),
		picture: await regionPicture(region, locale),
	};
}

export default function RegionsPage() {
	const { text, tabs, region, picture } = useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<>
			<PageHead title={text.title} lead={text.lead}>
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
				<ButtonLink look="outlineOnNight" to={path("/agenda")}>
					{text.calendar}
				</ButtonLink>
				<ButtonLink look="outlineOnNight" to={path("/speakers")}>
					{text.speakers}
				</ButtonLink>
			</Call>
		</>
	);
}
