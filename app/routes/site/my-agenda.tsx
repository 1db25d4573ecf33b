import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { loadMyAgenda } from "#app/domain/program/my-agenda/my-agenda.server.ts";
import { saveIds } from "#app/domain/program/my-agenda/own-ids.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ByLink } from "#app/routes/site/my-agenda/by-link.tsx";
import { ChosenSessions } from "#app/routes/site/my-agenda/chosen-sessions.tsx";
import { OwnMeetings } from "#app/routes/site/my-agenda/own-meetings.tsx";
import { useShownAgenda } from "#app/routes/site/my-agenda/use-shown-agenda.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import type { PageHandle } from "#app/ui/last-loaded-page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSite } from "#app/ui/site.ts";
import { Skeletons } from "#app/ui/skeleton.tsx";
import { openPage } from "./page.server.ts";

export const facts = {
	access: "public",
	cached: true,
	query: ["sessions", "zone"],
	personal: ["sessions"],
	offline: { own: "sessions" },
	shows: { texts: ["myAgenda"], entries: [] },
} satisfies RouteFacts;

export const handle: PageHandle = { lists: "agenda" };

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(
		args,
		args.data && {
			...args.data.text.meta,
			crumbs: [{ name: args.data.text.title }],
			image: args.data.shareImage,
			noIndex: new URLSearchParams(args.location.search).has("sessions") || undefined,
		},
	);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, texts, shareImage } = await openPage(params);
	return { text: texts("myAgenda"), agenda: await loadMyAgenda(request, event, locale), shareImage: shareImage("/my-agenda") };
}

export default function MyAgendaPage() {
	const { text, agenda: loaded } = useLoaderData<typeof loader>();
	const { agenda, own, isOthers, isMissing } = useShownAgenda(loaded);
	const { path, locale } = useSite();
	const [said, setSaid] = useState<{ words: string; before?: string[] }>();
	const status = useRef<HTMLDivElement>(null);
	const undo = useRef<HTMLButtonElement>(null);
	const before = useRef(own);

	useEffect(() => {
		const removed = before.current?.find((id) => !own?.includes(id));
		if (removed && own?.length === (before.current?.length ?? 0) - 1) {
			const row = agenda && [...agenda.days.flatMap(({ sessions }) => sessions), ...agenda.gone].find(({ id }) => id === removed);
			if (row) setSaid({ words: text.said.removed.replace("{{title}}", () => row.title.text), before: before.current });
		}
		before.current = own;
	}, [own, agenda, text]);
	// The pressed button is gone.
	useEffect(() => {
		if (said?.before && document.hasFocus()) undo.current?.focus();
	}, [said]);

	const isEmpty = agenda?.ids.length === 0;
	return (
		<>
			<PageHead title={text.title} lead={<InlineText of={text.lead} />} />
			<div className="page section">
				{agenda?.tooMany && <p className="mb-6 font-semibold text-danger">{agenda.tooMany}</p>}
				<div role="status" ref={status} tabIndex={-1} className="no-print flex flex-wrap items-center gap-x-4">
					{said && <span className="font-medium">{said.words}</span>}
					{said?.before && (
						<button
							type="button"
							ref={undo}
							className="link min-h-11 font-semibold"
							onClick={() => {
								saveIds(said.before ?? []);
								setSaid(undefined);
								status.current?.focus();
							}}
						>
							{text.said.undo}
						</button>
					)}
				</div>
				{agenda && own && isOthers && (
					<ByLink
						text={text}
						to={localePath(locale, "/my-agenda")}
						ids={agenda.ids}
						own={own}
						onDone={(words, before) => setSaid(words ? { words, before } : undefined)}
					/>
				)}
				{agenda && !isEmpty && <ChosenSessions text={text} agenda={agenda} note={isOthers ? undefined : own ? text.keptHere : text.inAddress} />}
				{isMissing && <EmptyState {...text.missing} clear={{ label: text.toAgenda, to: path("/agenda") }} heading="h2" />}
				{!agenda && own && !isMissing && <Skeletons count={own.length} className="space-y-4" card="h-20" />}
				{(isEmpty || (!agenda && !own)) && (
					// Stored choices are unknown until scripts run.
					<div className={agenda ? "" : "invisible noscript:visible"}>
						<EmptyState {...text.empty} clear={{ label: text.toAgenda, to: path("/agenda") }} heading="h2" />
					</div>
				)}
				<OwnMeetings />
			</div>
		</>
	);
}
