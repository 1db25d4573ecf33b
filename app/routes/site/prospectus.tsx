import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { audiencePicture } from "#app/domain/content/event/audience-picture.server.ts";
import { placeOf } from "#app/domain/content/event/facts.server.ts";
import { eventStats } from "#app/domain/content/event/stats.server.ts";
import { EventStats } from "#app/domain/content/event/stats.tsx";
import { PartnerMark } from "#app/domain/content/partner/mark.tsx";
import { listPartners } from "#app/domain/content/partner/queries.server.ts";
import { sponsorshipOf } from "#app/domain/content/partner/sponsorship.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { publicFile } from "#app/http/public-files/address.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { ShortText } from "#app/ui/rich-text.tsx";
import { useSite } from "#app/ui/site.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, offline: false, shows: { texts: ["prospectus"], entries: ["partner", "tier"] } } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.head);

export async function loader({ params }: LoaderFunctionArgs) {
	const { event, locale, texts, shareImage } = await openPage(params);
	const { meta, price: _, ...text } = texts("prospectus");
	const { title: partners, subject } = texts("partners");
	const { advertisedFigures } = texts("labels");
	const { prospectus, yes, no } = texts("documents");
	return {
		text: { ...text, benefit: prospectus.benefit, partnersTitle: prospectus.partners, yes, no },
		download: prospectus.link,
		head: { ...meta, image: shareImage("/partners/prospectus"), crumbs: [{ name: partners, path: "/partners" }, { name: text.title }] },
		subject,
		where: [event.venue, placeOf(event, locale)].filter(Boolean).join(", "),
		picture: await audiencePicture(event, locale),
		stats: eventStats(event, advertisedFigures),
		...sponsorshipOf({ event, locale, texts }),
		partners: (await listPartners()).map(({ id, name, logo }) => ({ id, name, logo: publicFile(logo) })),
	};
}

export default function ProspectusPage() {
	const { text, download, stats, where, picture } = useLoaderData<typeof loader>();
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
						{where && (
							<>
								<dt className="text-ink-2">{text.where}</dt>
								<dd className="font-medium">{where}</dd>
							</>
						)}
					</dl>
					<EventStats stats={stats} />
					{picture && (
						<Picture
							src={picture.src}
							alt={picture.alt}
							kind="scene"
							sizes="(min-width: 80rem) 1116px, 100vw"
							className="mt-10 aspect-[3/1] w-full rounded-card object-cover max-md:aspect-[3/2]"
						/>
					)}
				</section>
				<Benefits />
				<Levels />
				<Partners />
				<Steps />
			</div>
		</>
	);
}

function Benefits() {
	const { text, levels, benefits } = useLoaderData<typeof loader>();
	return (
		<section aria-labelledby="benefits-title" className="break-inside-avoid">
			<h2 id="benefits-title" className="heading mb-4">
				{text.benefitsTitle}
			</h2>
			<table className="w-full table-fixed text-center">
				<thead>
					<tr className="border-b-2 border-line-strong align-bottom">
						<th scope="col" className="w-2/5 pb-2 text-left">
							{text.benefit}
						</th>
						{levels.map(({ type, label }) => (
							<th key={type} scope="col" className="pb-2 font-semibold max-md:text-small">
								<span className="max-md:inline-block max-md:rotate-180 max-md:[writing-mode:vertical-rl]">{label}</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{benefits.map(({ label, included }) => (
						<tr key={label} className="border-b border-line">
							<th scope="row" className="py-3 text-left font-normal">
								{label}
							</th>
							{included.map((isIncluded, level) => (
								<td key={levels[level]?.type}>
									{isIncluded && <span aria-hidden="true" className="sign-included mx-auto block" />}
									<span className="sr-only">{isIncluded ? text.yes : text.no}</span>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Levels() {
	const { text, levels } = useLoaderData<typeof loader>();
	return (
		<section aria-labelledby="kinds-title" className="break-inside-avoid">
			<h2 id="kinds-title" className="heading mb-4">
				{text.kindsTitle}
			</h2>
			<dl className="border-t-2 border-line-strong">
				{levels.map((level) => (
					<div key={level.type} className="grid gap-x-10 border-b border-line py-3.5 md:grid-cols-[2fr_3fr]">
						<dt>
							<span className="font-semibold">{level.label}</span>
							{level.price && <span className="tabular ml-3 text-ink-2">{level.price}</span>}
						</dt>
						<dd>
							<InlineText of={level.text} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

function Partners() {
	const { text, partners } = useLoaderData<typeof loader>();
	if (partners.length === 0) return null;
	return (
		<section aria-labelledby="partners-title" className="break-inside-avoid">
			<h2 id="partners-title" className="heading mb-4">
				{text.partnersTitle}
			</h2>
			<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
				{partners.map(({ id, name, logo }) => (
					<li key={id}>
						<PartnerMark name={name} logo={logo} type="supporting" />
					</li>
				))}
			</ul>
		</section>
	);
}

function Steps() {
	const { text, subject, contact } = useLoaderData<typeof loader>();
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
			<h3 id="contact-title" className="subheading mt-10">
				{text.contactTitle}
			</h3>
			<p className="not-empty:mt-3">
				{contact.name && (
					<>
						{contact.name}
						<br />
					</>
				)}
				{contact.email && (
					<>
						<a href={`mailto:${contact.email}`} className="link inline-block py-1">
							{contact.email}
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
