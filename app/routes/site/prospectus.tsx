import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { eventStats } from "#app/domain/content/event/stats.server.ts";
import { EventStats } from "#app/domain/content/event/stats.tsx";
import { BENEFITS, OFFERED_TYPES } from "#app/domain/content/partner/benefits.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Picture, pictureOf } from "#app/ui/picture.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { ShortText } from "#app/ui/rich-text.tsx";
import { useSite } from "#app/ui/site.ts";
import audience from "/images/audience-hall-960.webp";
import { openPage } from "./page.server.ts";

const AUDIENCE = pictureOf(audience);

export const facts = { access: "public", cached: true, offline: false, shows: { texts: ["prospectus"], entries: ["partner", "tier"] } } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.head);

export async function loader({ params }: LoaderFunctionArgs) {
	const { event, texts, shareImage } = await openPage(params);
	const { meta, ...text } = texts("prospectus");
	const { title: partners, subject } = texts("partners");
	const { partnerType, advertisedFigures } = texts("labels");
	return {
		text,
		download: texts("documents").prospectus.link,
		head: { ...meta, image: shareImage("/partners/prospectus"), crumbs: [{ name: partners, path: "/partners" }, { name: text.title }] },
		subject,
		venue: event.venue,
		stats: eventStats(event, advertisedFigures),
		kinds: OFFERED_TYPES.map((type) => ({ type, label: partnerType[type], text: text.kinds[type] })),
		benefits: BENEFITS.map(({ id, types }) => ({ label: text.benefits[id], kinds: types.map((type) => partnerType[type]).join(" · ") })),
	};
}

export default function ProspectusPage() {
	const { text, download, stats, venue, kinds, benefits } = useLoaderData<typeof loader>();
	const { event, path } = useSite();
	return (
		<>
			<PageHead
				title={text.title}
				lead={<InlineText of={text.lead} />}
				eyebrow={
					<Link to={path("/partners")} className="inline-block py-1 hover:underline">
						← {text.back}
					</Link>
				}
			>
				<div className="no-print mt-8 flex flex-wrap gap-3">
					<a href={path("/prospectus.pdf")} className={buttonClass("primary")}>
						{download}
					</a>
					<PrintButton label={text.print} look="outline" />
					<p className="hidden text-ink-2 noscript:block">{text.printHint}</p>
				</div>
			</PageHead>
			<div className="page section space-y-14 print:space-y-8">
				<section aria-labelledby="summit-title">
					<h2 id="summit-title" className="heading">
						{text.summitTitle}
					</h2>
					<ShortText of={text.summit} className="mt-4 mb-6 max-w-measure" heading={3} />
					<dl className="mb-10 grid max-w-measure gap-x-6 gap-y-2 sm:grid-cols-[6rem_1fr]">
						<dt className="text-ink-2">{text.when}</dt>
						<dd className="font-medium">{event.dates}</dd>
						<dt className="text-ink-2">{text.where}</dt>
						<dd className="font-medium">
							{venue && `${venue}, `}
							{event.place}
						</dd>
					</dl>
					<EventStats stats={stats} />
					<Picture
						src={AUDIENCE}
						kind="scene"
						alt={text.audienceAlt}
						sizes="(min-width: 1180px) 1116px, 100vw"
						className="mt-12 aspect-[2/1] w-full rounded-card object-cover object-[50%_80%]"
					/>
				</section>
				<section aria-labelledby="benefits-title">
					<h2 id="benefits-title" className="heading mb-4">
						{text.benefitsTitle}
					</h2>
					<dl className="border-t-2 border-line-strong">
						{benefits.map((benefit) => (
							<Row key={benefit.label} label={benefit.label}>
								{benefit.kinds}
							</Row>
						))}
					</dl>
				</section>
				<section aria-labelledby="kinds-title" className="break-inside-avoid">
					<h2 id="kinds-title" className="heading mb-4">
						{text.kindsTitle}
					</h2>
					<dl className="border-t-2 border-line-strong">
						{kinds.map((kind) => (
							<Row key={kind.type} label={kind.label}>
								<InlineText of={kind.text} />
							</Row>
						))}
					</dl>
				</section>
				<Steps />
			</div>
		</>
	);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-10 border-b border-line py-3.5 md:grid-cols-2">
			<dt className="font-semibold">{label}</dt>
			<dd className="text-ink-2">{children}</dd>
		</div>
	);
}

function Steps() {
	const { text, subject } = useLoaderData<typeof loader>();
	const { event, path } = useSite();
	return (
		<section aria-labelledby="steps-title" className="break-inside-avoid">
			<h2 id="steps-title" className="heading">
				{text.stepsTitle}
			</h2>
			<ol className="mt-4 list-decimal space-y-2 pl-6">
				{Object.entries(text.steps).map(([step, words]) => (
					<li key={step}>
						<InlineText of={words} />
					</li>
				))}
			</ol>
			<h3 className="subheading mt-10">{text.contactTitle}</h3>
			<p className="not-empty:mt-3">
				{event.email && (
					<>
						<a href={`mailto:${event.email}`} className="link inline-block py-1">
							{event.email}
						</a>
						<br />
					</>
				)}
				{event.phone}
			</p>
			<ButtonLink to={path(`/contact?subject=${encodeURIComponent(subject)}`)} className="mt-5">
				{text.toContact}
			</ButtonLink>
		</section>
	);
}
