import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FullSpeakerCard } from "#app/domain/program/speaker/full-card.tsx";
import { GROUP_NAMES, SPEAKER_GROUPS } from "#app/domain/program/speaker/groups.ts";
import { listSpeakers } from "#app/domain/program/speaker/queries.server.ts";
import { speakerView } from "#app/domain/program/speaker/view.server.ts";
import { failAs } from "#app/http/failure.server.ts";
import { filterField, filtersView } from "#app/http/filters.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { pagesOf, pagesView } from "#app/http/pages.server.ts";
import { choiceOf, searchedText, withQuery } from "#app/http/query.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { filterSpeakers } from "#app/routes/site/speakers/search.server.ts";
import { useNamedSpeaker } from "#app/routes/site/speakers/use-named-speaker.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ControlRow } from "#app/ui/control-row.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterForm } from "#app/ui/filter-form.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import type { PageHandle } from "#app/ui/last-loaded-page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { pictureOf } from "#app/ui/picture.tsx";
import { ResultCount } from "#app/ui/result-count.tsx";
import { useSite } from "#app/ui/site.ts";
import { Skeletons, WhileFiltering } from "#app/ui/skeleton.tsx";
import headScene from "/images/heads/speakers-1760.webp";
import { openPage } from "./page.server.ts";

const scene = pictureOf(headScene);

export const facts = {
	access: "public",
	cached: true,
	query: ["group", "named", "page", "q", "sessions", "zone"],
	personal: ["sessions"],
	offline: {},
	shows: { texts: ["speakers"], entries: ["speaker", "session", "workshop"] },
} satisfies RouteFacts;

export const handle: PageHandle = { lists: "speakers" };

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, args.data && { ...args.data.text.meta, crumbs: [{ name: args.data.text.title }], image: args.data.shareImage, pages: args.data.pages });

const PAGE_LENGTH = 60;

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, texts, t, shareImage } = await openPage(params);
	const url = new URL(request.url);
	const q = searchedText(url);
	const group = choiceOf(url, "group", SPEAKER_GROUPS, "speakerGroup", GROUP_NAMES);
	const all = await failAs("speakers", locale, listSpeakers());
	const speakers = filterSpeakers(all, { q, group }, locale);
	const pages = pagesOf(pageWith(url, speakers), speakers.length, PAGE_LENGTH);
	const text = texts("speakers");
	return {
		text,
		shareImage: shareImage("/speakers"),
		toBeAnnounced: all.length === 0 ? texts("toBeAnnounced").speakers : undefined,
		q,
		filters: filtersView(
			url,
			text.clear,
			[filterField({ name: "group", label: text.group, all: text.allGroups, values: SPEAKER_GROUPS, current: group, labels: texts("labels").speakerGroup })],
			{ further: ["q", "named"] },
		),
		count: t("counts.speakers", { count: speakers.length }),
		pages: pagesView(pages, locale),
		speakers: speakers.slice(pages.offset, pages.offset + pages.limit).map((speaker) => speakerView(speaker, locale)),
	};
}

/** Returns the path of the list's page with the speaker of `?named=`. */
function pageWith(url: URL, speakers: { id: string }[]): URL {
	const index = speakers.findIndex(({ id }) => id === url.searchParams.get("named"));
	const page = index < 0 ? (url.searchParams.get("page") ?? undefined) : String(Math.floor(index / PAGE_LENGTH) + 1);
	return new URL(withQuery(url, { named: undefined, page }), url);
}

export default function SpeakersPage() {
	const { text, toBeAnnounced, q, filters, count, speakers, pages } = useLoaderData<typeof loader>();
	const { path } = useSite();
	useNamedSpeaker(pages.previous !== undefined || pages.next !== undefined);
	return (
		<>
			<PageHead scene={scene} title={text.title} lead={<InlineText of={text.lead} />} />
			{toBeAnnounced ? (
				<div className="page section pt-8">
					<EmptyState {...toBeAnnounced} heading="h2" />
				</div>
			) : (
				<div>
					<ControlRow isDense filters={filters}>
						<FilterForm filters={filters} search={{ label: text.search, hint: text.searchHint, submit: text.submit, q }} />
					</ControlRow>
					<div className="page pt-4 pb-14 md:pb-24">
						<ResultCount className="mb-4">{count}</ResultCount>
						<WhileFiltering skeleton={<Skeletons count={8} className="speaker-list" card="h-25 sm:h-48" />}>
							{speakers.length > 0 ? (
								<div className="speaker-list">
									{speakers.map((speaker, index) => (
										<FullSpeakerCard key={speaker.id} speaker={speaker} heading="h2" eager={index === 0} />
									))}
								</div>
							) : (
								<EmptyState title={text.emptyTitle} hint={text.emptyHint} clear={filters.clear} />
							)}
							<PageLinks pages={pages} />
						</WhileFiltering>
					</div>
				</div>
			)}
			<section aria-labelledby="call-title" className="no-print bg-paper-2 py-10 md:py-14">
				<div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
					<div>
						<h2 id="call-title" className="heading">
							{text.callTitle}
						</h2>
						<p className="mt-2 text-ink-2">
							<InlineText of={text.callLead} />
						</p>
					</div>
					<ButtonLink to={path(`/contact?subject=${encodeURIComponent(text.callSubject)}`)}>{text.callButton}</ButtonLink>
				</div>
			</section>
		</>
	);
}
