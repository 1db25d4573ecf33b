import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { FullSpeakerCard } from "#app/domain/program/speaker/full-card.tsx";
import { GROUP_NAMES, SPEAKER_GROUPS } from "#app/domain/program/speaker/groups.ts";
import { listSpeakers } from "#app/domain/program/speaker/queries.server.ts";
import { speakerView } from "#app/domain/program/speaker/view.server.ts";
import { failAs } from "#app/http/failure.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { pagesOf, pagesView } from "#app/http/pages.server.ts";
import { choiceOf, searchedText, withQuery } from "#app/http/query.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { filterSpeakers } from "#app/routes/site/speakers/search.server.ts";
import { useNamedSpeaker } from "#app/routes/site/speakers/use-named-speaker.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Filters } from "#app/ui/filters.tsx";
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
	const groupLabels = texts("labels").speakerGroup;
	return {
		text: texts("speakers"),
		shareImage: shareImage("/speakers"),
		toBeAnnounced: all.length === 0 ? texts("toBeAnnounced").speakers : undefined,
		q,
		group,
		groups: SPEAKER_GROUPS.map((value) => ({ value, label: groupLabels[value] })),
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
	const { text, toBeAnnounced, speakers, pages } = useLoaderData<typeof loader>();
	const { path } = useSite();
	useNamedSpeaker(pages.previous !== undefined || pages.next !== undefined);
	return (
		<>
			<PageHead scene={scene} title={text.title} lead={<InlineText of={text.lead} />} />
			<div className="page section max-md:pt-6">
				{toBeAnnounced ? <EmptyState {...toBeAnnounced} heading="h2" /> : <SpeakerFilter />}
				<WhileFiltering skeleton={<Skeletons count={8} className="speaker-list" card="h-25 sm:h-48" />}>
					{speakers.length > 0 ? (
						<div className="speaker-list">
							{speakers.map((speaker, index) => (
								<FullSpeakerCard key={speaker.id} speaker={speaker} heading="h2" eager={index === 0} />
							))}
						</div>
					) : (
						!toBeAnnounced && <EmptyState title={text.emptyTitle} hint={text.emptyHint} clear={{ label: text.clear, to: path("/speakers") }} />
					)}
					<PageLinks pages={pages} />
				</WhileFiltering>
			</div>
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

/** With autocomplete, Back would show the newer words above the older list. */
function SpeakerFilter() {
	const { text, q, group, groups, count } = useLoaderData<typeof loader>();
	const { path } = useSite();
	const submit = useSubmit();
	const select = useRef<HTMLSelectElement>(null);
	// Applies a group chosen before scripts ran.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for later choices are heard
	useEffect(() => {
		if (select.current?.value !== (group ?? "")) submit(select.current?.form ?? null, { preventScrollReset: true });
	}, []);
	return (
		<Form
			key={`${q}|${group}`}
			action={path("/speakers")}
			preventScrollReset
			role="search"
			autoComplete="off"
			className="mb-6 border-b border-line pb-4 md:mb-10 md:pb-8"
		>
			<div className="flex flex-wrap items-end gap-x-3 gap-y-4 md:gap-x-4">
				<label className="min-w-0 grow basis-36 md:basis-60">
					<span className="mb-1.5 block font-semibold">{text.search}</span>
					<input type="search" name="q" defaultValue={q} placeholder={text.searchHint} className="field" />
				</label>
				<Button className="min-h-12.25">{text.submit}</Button>
				<Filters chosen={group !== undefined} className="max-md:has-[[open]]:basis-full">
					<label className="block min-w-44">
						<span className="mb-1.5 block font-semibold">{text.group}</span>
						<select
							ref={select}
							name="group"
							defaultValue={group ?? ""}
							onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
							className="field"
						>
							<option value="">{text.allGroups}</option>
							{groups.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</select>
					</label>
				</Filters>
				{(q || group) && (
					<ButtonLink look="outline" to={path("/speakers")} preventScrollReset>
						{text.clear}
					</ButtonLink>
				)}
				<ResultCount className="max-md:my-auto max-md:ml-auto md:basis-full">{count}</ResultCount>
			</div>
		</Form>
	);
}
