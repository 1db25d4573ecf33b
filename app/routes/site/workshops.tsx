import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WorkshopCard } from "~/domain/workshop/card";
import { listWorkshops } from "~/domain/workshop/queries.server";
import { WORKSHOP_CATEGORIES, WORKSHOP_LEVELS } from "~/domain/workshop/schema";
import { emptyText, workshopView } from "~/domain/workshop/view.server";
import { failAs } from "~/http/failure.server";
import { pageMeta } from "~/http/page-meta";
import { chosenOf, filterOptions } from "~/http/query.server";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks } from "~/ui/filter-links";
import { PageHead } from "~/ui/page-head";
import { ResultCount } from "~/ui/result-count";
import { useSite } from "~/ui/site";
import { Skeletons, WhileFiltering } from "~/ui/skeleton";
import { openPage } from "./page.server";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { ...args.data.text.meta, image: "/images/og/workshops.jpg" });

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, texts, t } = await openPage(params);
	const url = new URL(request.url);
	const category = chosenOf(url, "category", WORKSHOP_CATEGORIES);
	const level = chosenOf(url, "level", WORKSHOP_LEVELS);
	const workshops = await failAs("workshops", locale, listWorkshops({ category, level }));
	const text = texts("workshops").list;
	const { workshopCategory, workshopLevel } = texts("labels");
	return {
		text,
		categories: filterOptions({ url, name: "category", values: WORKSHOP_CATEGORIES, current: category, labels: workshopCategory, all: text.allCategories }),
		levels: filterOptions({ url, name: "level", values: WORKSHOP_LEVELS, current: level, labels: workshopLevel, all: text.allLevels }),
		count: t("counts.workshops", { count: workshops.length }),
		empty: workshops.length === 0 ? emptyText({ category, level }, locale) : undefined,
		workshops: workshops.map((workshop) => workshopView(workshop, locale)),
	};
}

const GRID = "grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-8";

export default function WorkshopsPage() {
	const { text, categories, levels, count, empty, workshops } = useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<>
			<PageHead title={text.title} lead={text.lead} />
			<section aria-labelledby="workshops-title" className="page section">
				<h2 id="workshops-title" className="sr-only">
					{text.heading}
				</h2>
				<div className="mb-10 space-y-4 border-b border-line pb-6">
					<FilterLinks label={text.category} options={categories} />
					<FilterLinks label={text.level} options={levels} />
					<ResultCount>{count}</ResultCount>
				</div>
				<WhileFiltering skeleton={<Skeletons count={6} className={GRID} card="h-[34rem]" />}>
					{empty ? (
						<EmptyState {...empty} clear={{ label: text.clear, to: path("/workshops") }} />
					) : (
						<div className={GRID}>
							{workshops.map((workshop) => (
								<WorkshopCard key={workshop.id} workshop={workshop} more={text.more} />
							))}
						</div>
					)}
				</WhileFiltering>
			</section>
			<section className="section bg-paper-2">
				<div className="page grid gap-12 lg:grid-cols-2 lg:gap-16">
					<div>
						<h2 className="title">{text.limitedTitle}</h2>
						<p className="lead mt-4 mb-6">{text.limited}</p>
						<ButtonLink look="buy" to={path("/tickets")}>
							{text.tickets}
						</ButtonLink>
					</div>
					<div>
						<h2 className="title">{text.suggestTitle}</h2>
						<p className="lead mt-4 mb-6">{text.suggestLead}</p>
						<ButtonLink look="outline" to={path(`/contact?subject=${encodeURIComponent(text.suggestSubject)}`)}>
							{text.suggestButton}
						</ButtonLink>
					</div>
				</div>
			</section>
		</>
	);
}
