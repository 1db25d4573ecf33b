import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listSessions } from "~/domain/agenda/queries.server";
import { sessionView } from "~/domain/agenda/view.server";
import { summitView } from "~/domain/event/view.server";
import { shareAddress } from "~/domain/picture/address";
import { altText } from "~/domain/picture/queries.server";
import { listSpeakersById } from "~/domain/speaker/queries.server";
import { speakerView } from "~/domain/speaker/view.server";
import { WorkshopFacts } from "~/domain/workshop/facts";
import { workshopJsonLd } from "~/domain/workshop/json-ld";
import { WorkshopLeader } from "~/domain/workshop/leader";
import { neighbours } from "~/domain/workshop/neighbours";
import { findPublicWorkshop } from "~/domain/workshop/queries.server";
import { WorkshopSchedule } from "~/domain/workshop/schedule";
import { workshopDetail, workshopListing } from "~/domain/workshop/view.server";
import { failAs } from "~/http/failure.server";
import { pageMeta, siteOf } from "~/http/page-meta";
import { cutText } from "~/i18n/cut-text";
import { Text } from "~/i18n/text";
import type { RouteHandle } from "~/routes/route-handle";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { BuyLink } from "~/ui/buy-link";
import { Link } from "~/ui/link";
import { PageHead } from "~/ui/page-head";
import { Picture } from "~/ui/picture";
import { plainText } from "~/ui/plain-text";
import { RichText } from "~/ui/rich-text";
import { useSite } from "~/ui/site";
import shareImage from "/images/og/workshops.jpg";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", cached: true };

/** Characters of the description in search results and previews. */
const META_LIMIT = 160;

export const meta: MetaFunction<typeof loader> = (args) => {
	const { data } = args;
	const here = siteOf(args);
	if (!data || !here) return pageMeta(args, undefined);
	const { summit, workshop, listing, speaker, text } = data;
	return pageMeta(args, {
		...data.meta,
		jsonLd: [workshopJsonLd({ here, summit, workshop, listing, speaker })],
		crumbs: [{ name: text.workshops, path: "/workshops" }, { name: workshop.title.text }],
		image: shareAddress(workshop.image) ?? shareImage,
	});
};

export async function loader({ params }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const workshop = await failAs("workshops", locale, findPublicWorkshop(params.id ?? ""));
	if (!workshop) throw new Response(null, { status: 404 });

	const view = workshopDetail(workshop, locale);
	const [speaker] = workshop.speakerId ? await listSpeakersById([workshop.speakerId]) : [];
	const around = neighbours(await listSessions(), workshop);
	const { detail, list } = texts("workshops");
	const group = (name: keyof typeof around) => ({ name, title: detail[name], sessions: around[name].map((session) => sessionView(session, locale)) });
	return {
		meta: { title: `${view.title.text} | ${event.name}`, description: cutText(plainText(view.blocks).replace(/\n{2,}/g, " "), META_LIMIT) },
		text: { ...detail, workshops: list.title },
		summit: summitView(event, locale),
		workshop: view,
		listing: workshopListing(workshop, event, locale),
		imageAlt: await altText(view.image, locale),
		speaker: speaker && speakerView(speaker, locale),
		schedule: [group("before"), group("during"), group("after")].filter(({ sessions }) => sessions.length > 0),
		agendaDay: [...around.before, ...around.during, ...around.after][0]?.day,
	};
}

export default function WorkshopPage() {
	const { text, workshop, imageAlt, speaker, schedule, agendaDay } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead title={<Text of={workshop.title} />} eyebrow={<Breadcrumb />}>
				<p className="mt-5">
					<Badge colour={workshop.badge}>{workshop.category}</Badge>
				</p>
				{workshop.cancelled && <p className="mt-4 text-lead font-semibold">{text.cancelled}</p>}
			</PageHead>
			<div className="page section grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem]">
				<Picture
					src={workshop.image}
					kind="scene"
					alt={imageAlt}
					sizes="(min-width: 1024px) 700px, 100vw"
					className="aspect-[3/2] w-full rounded-card object-cover"
					eager
				/>
				<Registration />
				<div className="lg:col-start-1">
					<h2 className="heading">{text.about}</h2>
					<div lang={workshop.descriptionLang} className="mt-4 max-w-measure space-y-4">
						<RichText blocks={workshop.blocks} heading={3} />
					</div>
					{speaker && <WorkshopLeader text={text} speaker={speaker} />}
				</div>
			</div>
			{schedule.length > 0 && <WorkshopSchedule text={text} groups={schedule} agendaDay={agendaDay} />}
		</>
	);
}

function Breadcrumb() {
	const { text, workshop } = useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<nav aria-label={text.breadcrumb}>
			<ol className="flex flex-wrap gap-x-2">
				<li>
					<Link to={path("/workshops")} className="inline-block py-1 underline underline-offset-[0.2em] hover:decoration-2">
						{text.workshops}
					</Link>
				</li>
				<li className="py-1 text-snow-2" aria-current="page">
					<span aria-hidden="true">/ </span>
					<Text of={workshop.title} />
				</li>
			</ol>
		</nav>
	);
}

/** Everything that decides whether one goes, and the way to a place. */
function Registration() {
	const { text, workshop } = useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<aside aria-labelledby="facts-title" className="rounded-card border border-line bg-card p-6 lg:sticky lg:top-24 lg:row-span-2">
			<h2 id="facts-title" className="subheading mb-3">
				{text.factsTitle}
			</h2>
			<WorkshopFacts facts={workshop.facts} />
			<p className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
				<span className="text-small text-ink-2">{text.price}</span>
				<span className="heading tabular">{workshop.price}</span>
			</p>
			{!workshop.cancelled && (
				<>
					<h3 className="mt-6 font-semibold">{text.registerTitle}</h3>
					<p className="mt-1 text-small text-ink-2">{text.register}</p>
					<BuyLink className="mt-4 w-full">{text.buy}</BuyLink>
					<ButtonLink look="outline" to={path(`/contact?workshop=${workshop.id}`)} className="mt-3 w-full">
						{text.registerNow}
					</ButtonLink>
				</>
			)}
		</aside>
	);
}
