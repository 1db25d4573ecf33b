import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CountryList } from "~/domain/region/country-list";
import { listRegions } from "~/domain/region/queries.server";
import { REGION_IDS } from "~/domain/region/schema";
import { regionView } from "~/domain/region/view.server";
import { pageMeta } from "~/http/page-meta";
import { chosenOf, withQuery } from "~/http/query.server";
import { Text } from "~/i18n/text";
import { translate } from "~/i18n/translated";
import { ButtonLink } from "~/ui/button";
import { Call } from "~/ui/call";
import { FilterLinks } from "~/ui/filter-links";
import { PageHead } from "~/ui/page-head";
import { Picture } from "~/ui/picture";
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
	};
}

export default function RegionsPage() {
	const { text, tabs, region } = useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<>
			<PageHead title={text.title} lead={text.lead}>
				<div className="mt-8">
					<FilterLinks label={text.tabs} options={tabs} onNight />
				</div>
			</PageHead>
			<Introduction />
			<KeyFacts />
			<Section id="countries" title={text.countries}>
				<CountryList countries={region.countries} text={text} />
			</Section>
			<Section id="industries" title={text.industries} ground="paper2">
				<ul className="grid gap-x-16 border-t-2 border-line-strong md:grid-cols-2">
					{region.industries.map((industry) => (
						<li key={industry.text} className="heading border-b border-line py-5">
							<Text of={industry} />
						</li>
					))}
				</ul>
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

function Introduction() {
	const { text, region } = useLoaderData<typeof loader>();
	return (
		<section aria-labelledby="region-title" className="section">
			<div className="page grid items-center gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-20">
				<div>
					<h2 id="region-title" className="title">
						<Text of={region.title} />
					</h2>
					{region.paragraphs.map((paragraph) => (
						<p key={paragraph.text} className="mt-5 max-w-measure">
							<Text of={paragraph} />
						</p>
					))}
				</div>
				<Picture
					key={region.id}
					src={region.image}
					kind="scene"
					alt={text.imageAlt[region.id]}
					sizes="(min-width: 1024px) 520px, 100vw"
					className="arch aspect-[6/5] w-full object-cover lg:aspect-[4/5]"
					eager
				/>
			</div>
		</section>
	);
}

/** The region's figures, in its own voice: green for the north, warm for the south. */
function KeyFacts() {
	const { text, region } = useLoaderData<typeof loader>();
	const voice = region.id === "nordic" ? "text-aurora" : "text-stone";
	return (
		<section aria-labelledby="facts-title" className="section on-night">
			<div className="page">
				<h2 id="facts-title" className="heading">
					{text.facts}
				</h2>
				<dl className="mt-8 grid gap-x-16 md:grid-cols-2">
					{region.facts.map(({ figure, label }) => (
						<div key={label.text} className="flex flex-col-reverse justify-end border-t border-night-line py-8">
							<dt className="mt-3 max-w-measure text-snow-2">
								<Text of={label} />
							</dt>
							<dd className={`tabular title ${voice}`}>
								<Text of={figure} />
							</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
