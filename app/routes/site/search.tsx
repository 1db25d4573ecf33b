import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { SearchKind } from "#app/admin/resource.ts";
import { shortDay } from "#app/domain/content/event/days.server.ts";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { type Zone, zoneOf } from "#app/domain/content/event/zone.server.ts";
import { loadHits } from "#app/domain/operations/search/hits.server.ts";
import { refreshIndex } from "#app/domain/operations/search/index.server.ts";
import { type AgendaSession, listSessions } from "#app/domain/program/session/queries.server.ts";
import { pathOf, sessionView } from "#app/domain/program/session/view.server.ts";
import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { workshopLine } from "#app/domain/program/workshop/view.server.ts";
import { failAs } from "#app/http/failure.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { chosenOf, searchedText, withQuery } from "#app/http/query.server.ts";
import { type Locale, splitPath } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Found } from "#app/routes/site/search/found.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { PageHandle } from "#app/ui/last-loaded-page.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { ResultCount } from "#app/ui/result-count.tsx";
import { useSite } from "#app/ui/site.ts";
import { WhileLoading } from "#app/ui/spinner.tsx";
import { openPage } from "./page.server.ts";

export const facts = {
	access: "public",
	cached: true,
	offline: false,
	query: ["kind", "page", "q", "sessions", "zone"],
	personal: ["sessions"],
} satisfies RouteFacts;

export const handle: PageHandle = { lists: "search" };

export const meta: MetaFunction<typeof loader> = (args) => {
	const { data } = args;
	return [...pageMeta(args, data && { ...data.meta, crumbs: [{ name: data.text.title }] }), ...(data ? [{ name: "robots", content: "noindex" }] : [])];
};

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, texts, t, shareImage } = await openPage(params);
	const url = new URL(request.url);
	const q = searchedText(url);
	const text = texts("search", { q });
	const zone = zoneOf(url, event, locale);
	const kind = chosenOf(url, "kind", Object.keys(text.kinds) as SearchKind[]);
	// Includes what another process wrote; if nothing can be written now, the search works without it.
	await refreshIndex().catch(console.error);
	const { words, count, pages, groups } = await failAs("search", locale, loadHits(url, { q, kind, locale, today: todayAt(event) }));
	const sessions = groups.some(({ kind }) => kind === "session" || kind === "workshop") ? await sessionsByPath() : undefined;
	const empty = q === "" ? undefined : words.length === 0 ? text.noWords : count === 0 ? text.nothing : undefined;
	return {
		text,
		meta: { title: `${q ? text.titleOf : text.title} | ${event.name}`, description: text.lead, image: shareImage("/search") },
		q,
		kind,
		all: kind && withQuery(url, { kind: undefined, page: undefined }),
		empty,
		count: count > 0 ? t("counts.hits", { count }) : "",
		pages,
		groups: groups.map((group) => ({
			...group,
			hits: group.hits.map(({ to, ...hit }) => {
				const { path } = splitPath(to);
				const session = sessions?.get(path);
				return { ...hit, path, session: session && rowOf(session, zone, locale) };
			}),
			title: text.kinds[group.kind],
			more:
				group.hits.length < group.count && !kind
					? { words: t(`search.all.${group.kind}`, { count: group.count }), to: withQuery(url, { kind: group.kind }) }
					: undefined,
		})),
	};
}

function rowOf(session: Parameters<typeof sessionView>[0] & Pick<AgendaSession, "date" | "startTime" | "endTime">, zone: Zone, locale: Locale) {
	const shown = zone.show(session);
	const isCancelled = session.status === "cancelled";
	return {
		...sessionView(shown, locale),
		day: shortDay(zone.event, shown.date, locale),
		...(isCancelled && { cancelled: textsOf("labels", locale, {})[session.workshopId ? "workshopStatus" : "sessionStatus"].cancelled }),
	};
}

async function sessionsByPath() {
	const [sessions, workshops] = await Promise.all([listSessions(), listWorkshops()]);
	return new Map([...sessions, ...workshops.map(workshopLine)].map((session) => [pathOf(session), session]));
}

export default function SearchPage() {
	const { text, q, kind, all, empty, count, pages, groups } = useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<>
			<PageHead title={text.title} lead={text.lead} />
			<div className="page pt-6 pb-14 md:pt-14 md:pb-24 print:py-0">
				<Form key={q} action={path("/search")} role="search" className="mb-4 flex max-w-2xl items-end gap-3 md:mb-6">
					<label className="min-w-0 grow">
						<span className="mb-1.5 block font-semibold">{text.label}</span>
						{/* biome-ignore lint/a11y/noAutofocus: whoever comes without a question came to ask one */}
						<input type="search" name="q" defaultValue={q} maxLength={100} autoFocus={q === ""} className="field" />
					</label>
					<Button className="min-h-12.25">{text.submit}</Button>
				</Form>
				<WhileLoading section="/search">
					<div className="flex flex-wrap items-baseline gap-x-6">
						<ResultCount>{count}</ResultCount>
						{all && (
							<Link to={all} className="link inline-flex min-h-10 items-center text-small">
								{text.allKinds}
							</Link>
						)}
					</div>
					{empty && <EmptyState {...empty} heading="h2" />}
					{groups.map((group) => (
						<Found key={group.kind} {...group} />
					))}
					{kind && pages && <PageLinks pages={pages} />}
				</WhileLoading>
			</div>
		</>
	);
}
