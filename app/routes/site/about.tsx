import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eventStats } from "#app/domain/content/event/stats.server.ts";
import { EventStats } from "#app/domain/content/event/stats.tsx";
import { afterwardsText } from "#app/domain/content/event/status.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BuyLink } from "#app/ui/buy-link.tsx";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { ContentSection } from "#app/ui/content-section.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { InlineText, type LineText } from "#app/ui/inline-text.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Picture, pictureOf } from "#app/ui/picture.tsx";
import { ShortText } from "#app/ui/rich-text.tsx";
import { useSite } from "#app/ui/site.ts";
import gathering from "/images/about-960.webp";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, offline: false, shows: { texts: ["about"], entries: ["partner", "region"] } } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, args.data && { ...args.data.text.meta, image: args.data.shareImage, crumbs: [{ name: args.data.text.title }] });

export async function loader({ params }: LoaderFunctionArgs) {
	const { locale, event, texts, shareImage } = await openPage(params);
	const call = afterwardsText(event, locale)?.call;
	return {
		shareImage: shareImage("/about"),
		text: { ...texts("about"), ...(call && { callTitle: call.title, callLead: call.lead }) },
		imageAlt: texts("home").about.imageAlt,
		stats: eventStats(event, texts("labels").advertisedFigures),
	};
}

const FOCUS_ICONS = { technology: "chip", sustainability: "leaf", manufacturing: "factory", challenges: "drop" } as const;
const UNIQUE_ICONS = { networking: "meeting", sharing: "exchange", goals: "summit" } as const;

export default function AboutPage() {
	const { text } = useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<>
			<PageHead title={text.title} lead={<InlineText of={text.lead} />} />
			<Story />
			<ContentSection id="focus" title={text.focusTitle} ground="paper2">
				<ul className="grid gap-x-16 lg:grid-cols-2">
					{entries(text.focus).map(([area, { title, text: words }], index) => (
						<Point key={area} icon={FOCUS_ICONS[area]} ground={index % 2 === 0 ? "ice" : "stone"} title={title} text={words} />
					))}
				</ul>
			</ContentSection>
			<ContentSection id="unique" title={text.uniqueTitle}>
				<ul className="grid gap-x-10 lg:grid-cols-3">
					{entries(text.unique).map(([feature, { title, text: words }], index) => (
						<Point key={feature} icon={UNIQUE_ICONS[feature]} ground={index % 2 === 0 ? "stone" : "ice"} title={title} text={words} tall />
					))}
				</ul>
				<ButtonLink look="outline" to={path("/regions")} className="mt-10">
					{text.toRegions}
				</ButtonLink>
			</ContentSection>
			<CallToAction title={text.callTitle} lead={text.callLead}>
				<BuyLink>{text.callTickets}</BuyLink>
				<ButtonLink look="outlineOnNight" to={path("/contact")}>
					{text.callContact}
				</ButtonLink>
			</CallToAction>
		</>
	);
}

function Story() {
	const { text, imageAlt, stats } = useLoaderData<typeof loader>();
	const { event } = useSite();
	return (
		<section aria-labelledby="story-title" className="section">
			<div className="page">
				<div className="grid items-center gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
					<div>
						<h2 id="story-title" className="title">
							{text.storyTitle}
						</h2>
						<ShortText of={text.story.first} className="mt-6 max-w-measure" heading={3} />
						<ShortText of={text.story.second} className="mt-4 max-w-measure" heading={3} />
					</div>
					<figure>
						<Picture
							src={pictureOf(gathering)}
							kind="scene"
							alt={imageAlt}
							sizes="(min-width: 1024px) 600px, 100vw"
							className="aspect-[3/2] w-full rounded-card object-cover"
							eager
						/>
						{event.place && <figcaption className="mt-3 text-small text-ink-2">{event.place}</figcaption>}
					</figure>
				</div>
				{stats.length > 0 && (
					<section aria-labelledby="stats-title" className="mt-14">
						<h2 id="stats-title" className="sr-only">
							{text.statsTitle}
						</h2>
						<EventStats stats={stats} />
					</section>
				)}
			</div>
		</section>
	);
}

interface PointProps {
	icon: IconName;
	ground: "ice" | "stone";
	title: string;
	text: LineText;
	tall?: boolean;
}

function Point({ icon, ground, title, text, tall }: PointProps) {
	return (
		<li className={`flex gap-4 border-t border-line py-8 max-3xs:flex-col sm:gap-6 ${tall ? "lg:flex-col lg:border-t-2 lg:border-line-strong" : ""}`}>
			<Icon name={icon} ground={ground} />
			<div>
				<h3 className="subheading">{title}</h3>
				<p className="mt-2 max-w-measure text-ink-2">
					<InlineText of={text} />
				</p>
			</div>
		</li>
	);
}

/** `Object.entries` that keeps the type of the keys. */
function entries<Tree extends object>(tree: Tree) {
	return Object.entries(tree) as [keyof Tree, Tree[keyof Tree]][];
}
