import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isOver } from "#app/domain/content/event/phase.server.ts";
import { zoneOf } from "#app/domain/content/event/zone.server.ts";
import { ZoneForm, ZoneNote } from "#app/domain/content/event/zone-choice.tsx";
import { Star } from "#app/domain/program/my-agenda/star.tsx";
import { WorkshopCard } from "#app/domain/program/workshop/card.tsx";
import { workshopListJsonLd } from "#app/domain/program/workshop/json-ld.ts";
import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { WORKSHOP_CATEGORIES, WORKSHOP_LEVELS } from "#app/domain/program/workshop/schema.ts";
import { emptyText, lineId, slotOf, workshopView } from "#app/domain/program/workshop/view.server.ts";
import { scarceSpots } from "#app/domain/sales/registration/scarce-spots.server.ts";
import { failAs } from "#app/http/failure.server.ts";
import { filterField, filtersView } from "#app/http/filters.server.ts";
import { metaOf } from "#app/http/page-meta.ts";
import { choiceOf } from "#app/http/query.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BuyLink } from "#app/ui/buy-link.tsx";
import { ControlRow } from "#app/ui/control-row.tsx";
import { Dropdown } from "#app/ui/dropdown.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterForm } from "#app/ui/filter-form.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import type { PageHandle } from "#app/ui/last-loaded-page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { pictureOf } from "#app/ui/picture.tsx";
import { ResultCount } from "#app/ui/result-count.tsx";
import { useSite } from "#app/ui/site.ts";
import { Skeletons, WhileFiltering } from "#app/ui/skeleton.tsx";
import headScene from "/images/heads/workshops-1760.webp";
import { openPage } from "./page.server.ts";

const scene = pictureOf(headScene);

export const facts = {
	access: "public",
	cached: true,
	query: ["category", "level", "sessions", "zone"],
	personal: ["sessions"],
	offline: {},
	shows: { texts: ["workshops"], entries: ["workshop", "room"] },
} satisfies RouteFacts;

export const handle: PageHandle = { lists: "workshops" };

export const meta: MetaFunction<typeof loader> = (args) =>
	metaOf(args, ({ text, workshops, shareImage }, here) => ({
		...text.meta,
		jsonLd: [workshopListJsonLd({ here, workshops })],
		crumbs: [{ name: text.title }],
		image: shareImage,
	}));

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, texts, t, shareImage } = await openPage(params);
	const url = new URL(request.url);
	const category = choiceOf(url, "category", WORKSHOP_CATEGORIES, "workshopCategory");
	const level = choiceOf(url, "level", WORKSHOP_LEVELS, "workshopLevel");
	const workshops = await failAs("workshops", locale, listWorkshops({ category, level }));
	const zone = zoneOf(url, event, locale);
	const text = texts("workshops").list;
	const isEmpty = workshops.length === 0 && (await listWorkshops()).length === 0;
	const { workshopCategory, workshopLevel } = texts("labels");
	const spotsOf = await scarceSpots(event, locale);
	return {
		text,
		shareImage: shareImage("/workshops"),
		isOver: isOver(event),
		filters: filtersView(url, text.clear, [
			filterField({
				name: "category",
				label: text.category,
				all: text.allCategories,
				values: WORKSHOP_CATEGORIES,
				current: category,
				labels: workshopCategory,
			}),
			filterField({ name: "level", label: text.level, all: text.allLevels, values: WORKSHOP_LEVELS, current: level, labels: workshopLevel }),
		]),
		count: t("counts.workshops", { count: workshops.length }),
		toBeAnnounced: isEmpty ? texts("toBeAnnounced").workshops : undefined,
		empty: workshops.length === 0 ? emptyText({ category, level }, locale) : undefined,
		zone: zone.choice,
		workshops: workshops.map((workshop) => ({
			...workshopView(workshop, zone.event, locale, zone.show(slotOf(workshop))),
			spots: spotsOf(workshop),
			lineId: lineId(workshop),
		})),
	};
}

export default function WorkshopsPage() {
	const { text, isOver, toBeAnnounced } = useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<>
			<PageHead scene={scene} title={text.title} lead={<InlineText of={text.lead} />} />
			<section aria-labelledby="workshops-title">
				<h2 id="workshops-title" className="sr-only">
					{text.heading}
				</h2>
				{toBeAnnounced ? (
					<div className="page section pt-8">
						<EmptyState {...toBeAnnounced} />
					</div>
				) : (
					<WorkshopList />
				)}
			</section>
			<div className="bg-paper-2 py-8 md:py-14">
				<div className="page grid gap-8 lg:grid-cols-2 lg:gap-16">
					{!isOver && (
						<section aria-labelledby="limited-title">
							<h2 id="limited-title" className="heading">
								{text.limitedTitle}
							</h2>
							<p className="mt-2 mb-5 text-ink-2">
								<InlineText of={text.limited} />
							</p>
							<BuyLink>{text.toTickets}</BuyLink>
						</section>
					)}
					<section aria-labelledby="suggest-title" className="no-print">
						<h2 id="suggest-title" className="heading">
							{text.suggestTitle}
						</h2>
						<p className="mt-2 mb-5 text-ink-2">
							<InlineText of={text.suggestLead} />
						</p>
						<ButtonLink look="outline" to={path(`/contact?subject=${encodeURIComponent(text.suggestSubject)}`)}>
							{text.suggestButton}
						</ButtonLink>
					</section>
				</div>
			</div>
		</>
	);
}

function WorkshopList() {
	const { text, filters, zone, count, empty, workshops } = useLoaderData<typeof loader>();
	const { text: site } = useSite();
	return (
		<>
			<ControlRow filters={filters}>
				<FilterForm filters={filters} />
				{zone && (
					<Dropdown sign="sign-more" label={site.more} className="md:w-80">
						<ZoneForm zone={zone} />
					</Dropdown>
				)}
			</ControlRow>
			<div className="page pt-4 pb-14 md:pb-24">
				<div className="mb-4 flex flex-wrap items-center gap-x-3">
					<ResultCount>{count}</ResultCount>
					{zone && <ZoneNote zone={zone} />}
				</div>
				<WhileFiltering skeleton={<Skeletons count={6} className="workshop-list" card="h-72 sm:h-[30rem]" />}>
					{empty ? (
						<EmptyState {...empty} clear={filters.clear} />
					) : (
						<div className="workshop-list">
							{workshops.map((workshop, index) => (
								<WorkshopCard
									key={workshop.id}
									workshop={workshop}
									spots={workshop.spots}
									star={<Star session={{ id: workshop.lineId, title: workshop.title }} className="relative z-1 -my-3 -mr-3 ml-auto size-11" />}
									more={text.more}
									eager={index === 0}
								/>
							))}
						</div>
					)}
				</WhileFiltering>
			</div>
		</>
	);
}
