import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ScheduleActions } from "~/domain/agenda/actions";
import { groupByDayPart } from "~/domain/agenda/day-parts";
import { DayTabs } from "~/domain/agenda/day-tabs";
import { noSessions } from "~/domain/agenda/empty";
import { listSessions } from "~/domain/agenda/queries.server";
import { Schedule } from "~/domain/agenda/schedule";
import { AGENDA_DAY_NAMES, AGENDA_DAYS, type AgendaDay, dayNamed, SESSION_TYPES, TRACKS } from "~/domain/agenda/schema";
import { fullSessionView } from "~/domain/agenda/view.server";
import { dateOfDay } from "~/domain/event/days.server";
import { failAs } from "~/http/failure.server";
import { pageMeta } from "~/http/page-meta";
import { chosenOf, filterOptions, withQuery } from "~/http/query.server";
import { formatWeekday } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks } from "~/ui/filter-links";
import { PageHead } from "~/ui/page-head";
import { ResultCount } from "~/ui/result-count";
import { useSite } from "~/ui/site";
import { Skeletons, WhileFiltering } from "~/ui/skeleton";
import { openPage } from "./page.server";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { ...args.data.text.meta, image: "/images/og/agenda.jpg" });

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, facts, texts, t } = await openPage(params);
	const url = new URL(request.url);
	const chosenDay = dayNamed(chosenOf(url, "day", AGENDA_DAY_NAMES)) ?? 1;
	const bothDays = chosenOf(url, "view", ["print"]) !== undefined;
	const type = chosenOf(url, "type", SESSION_TYPES);
	const track = chosenOf(url, "track", TRACKS);
	const labels = texts("labels");
	const textOf = (day: AgendaDay) => textsOf("agenda", locale, { ...facts, day, type: type ? labels.sessionType[type] : "" });
	const text = textOf(chosenDay);

	const days = await Promise.all(
		(bothDays ? AGENDA_DAYS : [chosenDay]).map(async (day) => {
			const sessions = await failAs(`agendaDay${day}`, locale, listSessions({ day, types: type && [type], track }));
			return {
				day,
				name: `${textOf(day).day}: ${formatWeekday(dateOfDay(event, day), locale)}`,
				parts: groupByDayPart(sessions).map(({ part, sessions }) => ({
					name: text.parts[part],
					sessions: sessions.map((session) => fullSessionView(session, locale)),
				})),
				count: sessions.length,
				emptyTitle: noSessions(textOf(day).empty, { type, other: track }),
			};
		}),
	);
	return {
		text,
		days,
		bothDays,
		count: t("counts.sessions", { count: days.reduce((sum, { count }) => sum + count, 0) }),
		tabs: AGENDA_DAYS.map((day) => ({
			name: textOf(day).day,
			date: formatWeekday(dateOfDay(event, day), locale),
			to: withQuery(url, { day: day === 1 ? undefined : String(day), view: undefined }),
			current: !bothDays && day === chosenDay,
		})),
		types: filterOptions({ url, name: "type", values: SESSION_TYPES, current: type, labels: labels.sessionType, all: text.allTypes }),
		tracks: filterOptions({ url, name: "track", values: TRACKS, current: track, labels: labels.track, all: text.allTracks }),
		bothDaysTo: withQuery(url, { view: "print", day: undefined }),
		clear: type || track ? { label: text.clear, to: withQuery(url, { type: undefined, track: undefined }) } : undefined,
	};
}

export default function AgendaPage() {
	const { text, days, tabs, types, tracks, count, bothDays, bothDaysTo, clear } = useLoaderData<typeof loader>();
	const { event } = useSite();
	return (
		<>
			<PageHead title={text.title} lead={text.lead} />
			<div className="page section print:py-0">
				<div className="no-print">
					<DayTabs label={text.days} tabs={tabs} />
					<div className="mt-8 grid gap-x-8 gap-y-4 lg:grid-cols-[9rem_1fr] lg:items-center">
						<p className="text-small font-semibold max-lg:-mb-2">{text.type}</p>
						<FilterLinks label={text.type} options={types} />
						<p className="text-small font-semibold max-lg:-mb-2">{text.track}</p>
						<FilterLinks label={text.track} options={tracks} />
					</div>
					<div className="mt-8 mb-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-5">
						<ResultCount>{count}</ResultCount>
						<ScheduleActions text={text} bothDaysTo={bothDays ? undefined : bothDaysTo} />
					</div>
				</div>
				<p className="mb-4 hidden font-semibold print:block">
					{event.name} · {event.dates} · {event.place}
				</p>
				<WhileFiltering skeleton={<Skeletons count={6} className="space-y-4" card="h-20" />}>
					<div>
						{days.map(({ day, name, parts, emptyTitle }) => (
							<section key={day} aria-labelledby={`day-${day}`} className="not-first:mt-20 print:not-first:mt-0 print:not-first:break-before-page">
								<h2 id={`day-${day}`} className={bothDays ? "title mb-8 print:mb-3 print:text-heading" : "heading sr-only print:not-sr-only print:mb-3"}>
									{name}
								</h2>
								{parts.length > 0 ? (
									<Schedule parts={parts} />
								) : (
									<EmptyState title={emptyTitle} hint={clear ? text.empty.hint : text.empty.soon} clear={clear} />
								)}
							</section>
						))}
					</div>
				</WhileFiltering>
			</div>
		</>
	);
}
