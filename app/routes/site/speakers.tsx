import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData, useSubmit } from "@remix-run/react";
import { SPEAKER_GRID, SpeakerCard } from "~/domain/speaker/card";
import { SPEAKER_GROUPS } from "~/domain/speaker/groups";
import { listSpeakers } from "~/domain/speaker/queries.server";
import { filterSpeakers } from "~/domain/speaker/search.server";
import { speakerView } from "~/domain/speaker/view.server";
import { pageMeta } from "~/http/page-meta";
import { chosenOf, searchedText } from "~/http/query.server";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { ResultCount } from "~/ui/result-count";
import { useSite } from "~/ui/site";
import { Skeletons, WhileFiltering } from "~/ui/skeleton";
import { openPage } from "./page.server";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { ...args.data.text.meta, image: "/images/og/speakers.jpg" });

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, texts, t } = await openPage(params);
	const url = new URL(request.url);
	const q = searchedText(url);
	const group = chosenOf(url, "group", SPEAKER_GROUPS);
	const speakers = filterSpeakers(await listSpeakers(), { q, group }, locale);
	const groupLabels = texts("labels").speakerGroup;
	return {
		text: texts("speakers"),
		q,
		group,
		groups: SPEAKER_GROUPS.map((value) => ({ value, label: groupLabels[value] })),
		count: t("counts.speakers", { count: speakers.length }),
		speakers: speakers.map((speaker) => speakerView(speaker, locale)),
	};
}

export default function SpeakersPage() {
	const { text, speakers } = useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<>
			<PageHead title={text.title} lead={text.lead} />
			<div className="page section">
				<SpeakerFilter />
				<WhileFiltering skeleton={<Skeletons count={8} className={SPEAKER_GRID} card="arch aspect-[4/5]" />}>
					{speakers.length > 0 ? (
						<div className={SPEAKER_GRID}>
							{speakers.map((speaker) => (
								<SpeakerCard key={speaker.id} speaker={speaker} heading="h2" />
							))}
						</div>
					) : (
						<EmptyState title={text.emptyTitle} hint={text.emptyHint} clear={{ label: text.clear, to: path("/speakers") }} />
					)}
				</WhileFiltering>
			</div>
			<section className="section bg-paper-2">
				<div className="page flex flex-wrap items-center justify-between gap-8">
					<div>
						<h2 className="title">{text.callTitle}</h2>
						<p className="lead mt-4">{text.callLead}</p>
					</div>
					<ButtonLink to={path(`/contact?subject=${encodeURIComponent(text.callSubject)}`)}>{text.callButton}</ButtonLink>
				</div>
			</section>
		</>
	);
}

/**
 * Search and group in one GET form: it works by its button, and with JavaScript a new group is shown at once.
 * Without autocomplete, or Back would show the newer words above the older list.
 */
function SpeakerFilter() {
	const { text, q, group, groups, count } = useLoaderData<typeof loader>();
	const { path } = useSite();
	const submit = useSubmit();
	return (
		<Form key={`${q}|${group}`} action={path("/speakers")} preventScrollReset role="search" autoComplete="off" className="mb-10 border-b border-line pb-8">
			<div className="flex flex-wrap items-end gap-4">
				<label className="min-w-60 grow basis-60">
					<span className="mb-1.5 block font-semibold">{text.search}</span>
					<input type="search" name="q" defaultValue={q} placeholder={text.searchHint} className="field" />
				</label>
				<label className="min-w-44">
					<span className="mb-1.5 block font-semibold">{text.group}</span>
					<select
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
				<Button>{text.submit}</Button>
				{(q || group) && (
					<ButtonLink look="outline" to={path("/speakers")} preventScrollReset>
						{text.clear}
					</ButtonLink>
				)}
			</div>
			<div className="mt-4">
				<ResultCount>{count}</ResultCount>
			</div>
		</Form>
	);
}
