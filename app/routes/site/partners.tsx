import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PartnerEntry } from "#app/domain/content/partner/entry.tsx";
import { pageMeta } from "#app/http/page-meta.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSite } from "#app/ui/site.ts";
import { openPage } from "./page.server.ts";
import { loadPartnersByType } from "./partners.server.ts";

export const facts = { access: "public", cached: true, offline: false, shows: { texts: ["partners"], entries: ["partner"] } } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, args.data && { ...args.data.text.meta, image: args.data.shareImage, crumbs: [{ name: args.data.text.title }] });

export async function loader({ params }: LoaderFunctionArgs) {
	const page = await openPage(params);
	return {
		shareImage: page.shareImage("/partners"),
		text: page.texts("partners"),
		download: page.texts("documents").prospectus.link,
		toBeAnnounced: page.texts("toBeAnnounced").partners,
		types: await loadPartnersByType(page),
	};
}

const COLUMNS = {
	organizer: "sm:grid-cols-2",
	platinum: "sm:grid-cols-2",
	gold: "sm:grid-cols-2 lg:grid-cols-3",
	silver: "sm:grid-cols-2 lg:grid-cols-4",
	supporting: "sm:grid-cols-2 lg:grid-cols-4",
	institutional: "sm:grid-cols-2 lg:grid-cols-4",
};

export default function PartnersPage() {
	const { text, toBeAnnounced, types } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead title={text.title} lead={<InlineText of={text.lead} />} />
			<div className="page section space-y-14">
				{types.length === 0 && <EmptyState {...toBeAnnounced} heading="h2" />}
				{types.map(({ type, label, partners }) => (
					<section key={type} aria-labelledby={`${type}-title`} className="border-t-2 border-line-strong pt-5">
						<h2 id={`${type}-title`} className="heading mb-6">
							{label}
						</h2>
						<ul className={`grid gap-x-8 gap-y-10 ${COLUMNS[type]}`}>
							{partners.map((partner) => (
								<PartnerEntry key={partner.id} partner={partner} type={type} />
							))}
						</ul>
					</section>
				))}
			</div>
			<BecomePartner />
		</>
	);
}

function BecomePartner() {
	const { text, download } = useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<section id="prospectus" aria-labelledby="prospectus-title" className="section on-night border-b border-night-line">
			<div className="page">
				<h2 id="prospectus-title" className="title">
					{text.callTitle}
				</h2>
				<p className="lead mt-4 text-snow-2">
					<InlineText of={text.callLead} />
				</p>
				<ul className="mt-10 grid gap-x-16 md:grid-cols-2">
					{Object.entries(text.offers).map(([offer, { title, text: words }]) => (
						<li key={offer} className="border-t border-night-line py-6">
							<h3 className="subheading">{title}</h3>
							<p className="mt-1 max-w-measure text-snow-2">
								<InlineText of={words} />
							</p>
						</li>
					))}
				</ul>
				<div className="mt-6 flex flex-wrap gap-3">
					<a href={path("/prospectus.pdf")} className={buttonClass("primary")}>
						{download}
					</a>
					<ButtonLink look="outlineOnNight" to={path("/partners/prospectus")}>
						{text.toProspectus}
					</ButtonLink>
					<ButtonLink look="outlineOnNight" to={path(`/contact?subject=${encodeURIComponent(text.subject)}`)}>
						{text.toContact}
					</ButtonLink>
				</div>
			</div>
		</section>
	);
}
