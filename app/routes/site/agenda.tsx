import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dateOfDay } from "#app/domain/content/event/days.server.ts";
import { summitView } from "#app/domain/content/event/view.server.ts";
import { cityAt, zoneOf } from "#app/domain/content/event/zone.server.ts";
import { ZoneNote } from "#app/domain/content/event/zone-choice.tsx";
import { agendaCalendar } from "#app/domain/program/calendar/calendar-links.server.ts";
import { noSessions } from "#app/domain/program/session/empty.ts";
import { agendaJsonLd } from "#app/domain/program/session/json-ld.ts";
import { findSummitSpan, listDays, listSessions } from "#app/domain/program/session/queries.server.ts";
import { loadRecordings } from "#app/domain/program/session/recordings.server.ts";
import { Recordings } from "#app/domain/program/session/recordings.tsx";
import { dayNamed } from "#app/domain/program/session/schema.ts";
import { sessionListing, sessionRow, sessionView } from "#app/domain/program/session/view.server.ts";
import { loadDayTable } from "#app/domain/program/timetable/day-table.server.ts";
import { DayTabs } from "#app/domain/program/timetable/day-tabs.tsx";
import { dayInAddress, loadNow, openingDay, runningAt, timeOn } from "#app/domain/program/timetable/now.server.ts";
import { NowAndNext } from "#app/domain/program/timetable/now-and-next.tsx";
import { openData } from "#app/domain/program/timetable/open-data.server.ts";
import { groupByTimeOfDay, type TimeOfDay } from "#app/domain/program/timetable/times-of-day.ts";
import { failAs } from "#app/http/failure.server.ts";
import { metaOf } from "#app/http/page-meta.ts";
import { pagesOf, pagesView } from "#app/http/pages.server.ts";
import { chosenOf, withQuery } from "#app/http/query.server.ts";
import { formatShortWeekday, formatWeekdayHeading } from "#app/i18n/format.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { DayTable } from "#app/routes/site/agenda/day-table.tsx";
import { loadFilters } from "#app/routes/site/agenda/filters.server.ts";
import { AgendaMenu } from "#app/routes/site/agenda/menu.tsx";
import { MyAgendaLink } from "#app/routes/site/agenda/my-agenda-link.tsx";
import { OpenData } from "#app/routes/site/agenda/open-data.tsx";
import { Schedule } from "#app/routes/site/agenda/schedule.tsx";
import { ViewLinks } from "#app/routes/site/agenda/view-links.tsx";
import { ControlRow } from "#app/ui/control-row.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterForm } from "#app/ui/filter-form.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import type { PageHandle } from "#app/ui/last-loaded-page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { pictureOf } from "#app/ui/picture.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { ResultCount } from "#app/ui/result-count.tsx";
import { Skeletons, WhileFiltering } from "#app/ui/skeleton.tsx";
import headScene from "/images/heads/agenda-1760.webp";
import { openPage } from "./page.server.ts";

const scene = pictureOf(headScene);

export const facts = {
	access: "public",
	cached: true,
	query: ["day", "language", "page", "room", "sessions", "speaker", "track", "type", "view", "zone"],
	personal: ["sessions"],
	offline: { copies: ["day"] },
	shows: { texts: ["agenda"], entries: ["session", "workshop", "room"] },
} satisfies RouteFacts;

export const handle: PageHandle = { lists: "agendaDay" };

export const meta: MetaFunction<typeof loader> = (args) =>
	metaOf(args, ({ text, summit, listed, pages, forPrograms, shareImage }, here) => ({
		...text.meta,
		jsonLd: [agendaJsonLd({ here, summit, sessions: listed })],
		crumbs: [{ name: text.title }],
		image: shareImage,
		pages,
		files: forPrograms.files.map(({ name, type, to }) => ({ type, title: `${text.title}: ${name}`, path: to })),
	}));

const PAGE_LENGTH = 80;

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, texts, t, shareImage } = await openPage(params);
	const url = new URL(request.url);
	const asked = url.searchParams.get("day") ?? "";
	const allDays = await failAs("agendaDay", locale, listDays(), { day: Number(/^[1-9]\d?$/.exec(asked)?.[0] ?? 1) });
	const chosenDay = dayNamed(asked, allDays) ?? openingDay(event, allDays);
	const isRunning = runningAt(event);
	const view = chosenOf(url, "view", ["print", "grid"]);
	const isWhole = view === "print";
	const {
		filter,
		type,
		isNarrowed,
		view: filters,
	} = await failAs("agendaDay", locale, loadFilters(url, texts("agenda"), locale), {
		day: chosenDay,
	});
	const textOf = (day: number) => texts("agenda", { day, type: type ? texts("labels").sessionType[type] : "" });
	const text = textOf(chosenDay);
	const { views } = texts("agendaViews");
	const zone = zoneOf(url, event, locale);
	const partOf = (part: TimeOfDay) => (zone.choice?.value ? t("zones.partAtVenue", { part: text.parts[part], city: cityAt(event) }) : text.parts[part]);

	const days = await Promise.all(
		(isWhole ? allDays : [chosenDay]).map(async (day) => {
			const sessions = await failAs("agendaDay", locale, listSessions({ ...filter, day }), { day });
			const date = dateOfDay(event, day);
			const name = event.datesAnnounced ? formatWeekdayHeading(date, locale) : textOf(day).day;
			const common = { day, name, count: sessions.length, emptyTitle: noSessions(textOf(day).empty, { type, other: isNarrowed ? day : undefined }) };
			if (view === "grid" && sessions.length > 0)
				return { ...common, ...(await loadDayTable(url, sessions, { day: name, date, time: timeOn(event, date), zone }, locale)), parts: [], shown: [] };
			// Print shows everything.
			const pages = isWhole ? undefined : pagesOf(url, sessions.length, PAGE_LENGTH);
			const shown = pages ? sessions.slice(pages.offset, pages.offset + pages.limit) : sessions;
			return {
				...common,
				table: undefined,
				pages: pages && pagesView(pages, locale),
				parts: groupByTimeOfDay(shown).map(({ part, sessions }) => ({
					name: partOf(part),
					sessions: sessions.map((session) => ({
						...sessionRow(zone.show(session), locale),
						...(isRunning(session) && { now: texts("phase").during.now }),
					})),
				})),
				shown,
			};
		}),
	);
	const isEmpty = days.every(({ count }) => count === 0) && (await listSessions()).length === 0;
	return {
		text,
		shareImage: shareImage("/agenda"),
		summit: summitView(event, await findSummitSpan(event), locale),
		listed: days.flatMap(({ shown }) =>
			shown.map((session) => {
				const { path, title, cancelled } = sessionView(session, locale);
				return { path, title, cancelled, ...sessionListing(session, event, locale) };
			}),
		),
		toBeAnnounced: isEmpty ? texts("toBeAnnounced").agenda : undefined,
		days: days.map(({ shown: _, ...day }) => day),
		isWhole,
		now: await loadNow(event, locale, zone.show),
		recordings: await loadRecordings(event, locale, 0),
		document: { label: texts("documents").agenda.link, path: "/schedule.pdf" },
		forPrograms: openData(event, locale),
		calendar: agendaCalendar(request, isWhole ? undefined : chosenDay, event, locale),
		pages: isWhole ? undefined : days[0]?.pages,
		count: t("counts.sessions", { count: days.reduce((sum, { count }) => sum + count, 0) }),
		tabs: allDays.map((day) => ({
			name: textOf(day).day,
			date: event.datesAnnounced ? formatShortWeekday(dateOfDay(event, day), locale) : undefined,
			to: withQuery(url, { day: dayInAddress(event, day), page: undefined, view: isWhole ? undefined : view }),
			current: !isWhole && day === chosenDay,
		})),
		filters,
		zone: zone.choice,
		mine: texts("myAgenda").title,
		views: {
			label: views.label,
			options: [
				{ label: views.list, sign: "sign-list", to: withQuery(url, { view: undefined, page: undefined }), current: view === undefined },
				{ label: views.grid, sign: "sign-grid", to: withQuery(url, { view: "grid", page: undefined }), current: view === "grid" },
			],
		},
		wholeTo: withQuery(url, { view: "print", day: undefined, page: undefined }),
	};
}

export default function AgendaPage() {
	const { text, toBeAnnounced, now, recordings, days, tabs, filters, views, zone, mine, count, isWhole, document, calendar, forPrograms, wholeTo, pages } =
		useLoaderData<typeof loader>();
	if (toBeAnnounced)
		return (
			<>
				<PageHead scene={scene} title={text.title} />
				<div className="page section">
					<EmptyState {...toBeAnnounced} heading="h2" />
				</div>
			</>
		);
	const [Frame, Day] = isWhole ? (["div", "section"] as const) : (["section", "div"] as const);
	return (
		<>
			<PageHead scene={scene} title={text.title} lead={<InlineText of={text.lead} />} />
			{now && <NowAndNext now={now} />}
			{recordings && <Recordings recordings={recordings} />}
			<ControlRow isDense filters={filters}>
				<DayTabs label={text.days} tabs={tabs} />
				<div className="ml-auto flex">
					<FilterForm filters={filters} />
					<ViewLinks {...views} />
					<MyAgendaLink label={mine} />
					<AgendaMenu wholeTo={isWhole ? undefined : wholeTo} whole={text.wholeProgram} document={document} calendar={calendar} zone={zone} />
				</div>
			</ControlRow>
			<Frame aria-labelledby={isWhole ? undefined : `day-${days[0]?.day}`} className="page pt-4 pb-14 md:pt-6 md:pb-24 print:py-0">
				<div className="mb-3 grid grid-cols-[1fr_auto] items-center gap-x-4 md:mb-4 md:grid-cols-[auto_1fr_auto]">
					{!isWhole && <DayName {...days[0]} />}
					<div className={`flex flex-wrap items-center gap-x-3 ${isWhole ? "" : "max-md:order-last max-md:col-span-full"}`}>
						<ResultCount>{count}</ResultCount>
						{zone && <ZoneNote zone={zone} />}
					</div>
					{isWhole && <p className="hidden text-small text-ink-2 noscript:block">{text.printHint}</p>}
					<PrintButton label={text.print} look="outline" className="justify-self-end text-small" />
				</div>
				<WhileFiltering skeleton={<Skeletons count={6} className="space-y-4" card="h-20" />}>
					<div className="space-y-16 print:space-y-0">
						{days.map(({ day, name, parts, table, emptyTitle }) => (
							<Day key={day} aria-labelledby={isWhole ? `day-${day}` : undefined} className="print:not-first:break-before-page">
								{isWhole && <DayName day={day} name={name} />}
								{table && <DayTable table={table} />}
								{parts.length > 0 && <Schedule parts={parts} />}
								{!table && parts.length === 0 && (
									<EmptyState title={emptyTitle} hint={filters.clear ? text.empty.hint : text.empty.soon} clear={filters.clear} />
								)}
							</Day>
						))}
					</div>
					{pages && <PageLinks pages={pages} />}
				</WhileFiltering>
				<OpenData {...forPrograms} />
			</Frame>
		</>
	);
}

const DayName = ({ day, name }: { day?: number; name?: string }) => (
	<h2 id={`day-${day}`} className="heading leading-tight">
		{name}
	</h2>
);
