import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { directionsOf } from "#app/domain/content/event/directions.server.ts";
import { cityMapOf, practicalOf } from "#app/domain/content/event/practical.server.ts";
import { SectionedText } from "#app/domain/content/rich-text/sectioned-text.tsx";
import { sectionsOf } from "#app/domain/content/rich-text/sections.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { languageNote } from "#app/i18n/language-note.server.ts";
import { Text } from "#app/i18n/text.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { Contents } from "#app/ui/contents.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import { LanguageNote } from "#app/ui/language-note.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, offline: {}, shows: { texts: ["practical"], entries: [] } } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, args.data && { ...args.data.text.meta, image: args.data.shareImage, crumbs: [{ name: args.data.text.title }] });

export async function loader({ params }: LoaderFunctionArgs) {
	const { locale, event, texts, shareImage } = await openPage(params);
	const practical = practicalOf(event, locale);
	return {
		shareImage: shareImage("/practical"),
		text: { ...texts("practical"), wayTitle: texts("venue").wayTitle, contents: texts("legal").contents },
		toBeAnnounced: texts("toBeAnnounced").practical,
		map: await cityMapOf(event, locale),
		directions: directionsOf(event, locale),
		sections: practical ? sectionsOf(practical.blocks) : [],
		lang: practical?.lang,
		languageNote: practical && languageNote(locale, practical),
	};
}

export default function PracticalPage() {
	const { text, toBeAnnounced, directions, sections } = useLoaderData<typeof loader>();
	const { event, path } = useSite();
	return (
		<>
			<PageHead title={text.title} lead={<InlineText of={text.lead} />} eyebrow={[event.dates, event.place].filter(Boolean).join(" · ")} />
			{directions.length + sections.length > 0 ? (
				<Advice />
			) : (
				<div className="page section">
					<EmptyState {...toBeAnnounced} heading="h2" />
				</div>
			)}
			<CallToAction title={text.callTitle} lead={text.callLead}>
				<ButtonLink to={path("/contact")}>{text.toContact}</ButtonLink>
				<ButtonLink look="outlineOnNight" to={path("/venue")}>
					{text.toVenue}
				</ButtonLink>
			</CallToAction>
		</>
	);
}

function Advice() {
	const { text, map, directions, sections, lang, languageNote } = useLoaderData<typeof loader>();
	const parts = sections.flatMap(({ id, heading }) => (heading ? [{ id, heading: heading.words, lang }] : []));
	const way = directions.length > 0 ? [{ id: WAY, heading: text.wayTitle }] : [];
	return (
		<div className="page section grid gap-x-16 lg:grid-cols-[16rem_minmax(0,1fr)]">
			<Contents title={text.contents} parts={[...way, ...parts]} always />
			<div>
				{map && (
					<figure className="mb-10 max-w-measure">
						<Picture {...map} kind="scene" sizes="(min-width: 768px) 640px, 100vw" className="aspect-[3/2] w-full rounded-card object-cover" eager />
						<figcaption className="mt-3 text-small text-ink-2">{text.mapCaption}</figcaption>
					</figure>
				)}
				{way.length > 0 && (
					<section aria-labelledby={WAY} className="mb-10 max-w-measure space-y-4">
						<h2 id={WAY} className="heading">
							{text.wayTitle}
						</h2>
						{directions.map((paragraph) => (
							<p key={paragraph.text}>
								<Text of={paragraph} />
							</p>
						))}
					</section>
				)}
				<LanguageNote>{languageNote}</LanguageNote>
				<SectionedText sections={sections} lang={lang} />
			</div>
		</div>
	);
}

const WAY = "way";
