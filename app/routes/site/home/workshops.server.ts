import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { emptyText, workshopBrief } from "#app/domain/program/workshop/view.server.ts";
import { scarceSpots } from "#app/domain/sales/registration/scarce-spots.server.ts";
import { failAs } from "#app/http/failure.server.ts";
import { filterField, filtersView } from "#app/http/filters.server.ts";
import { choiceOf } from "#app/http/query.server.ts";
import type { HomePage } from "#app/routes/site/page.server.ts";

const CATEGORIES = ["Business", "Technology", "Sustainability", "Innovation"] as const;
const MAX_CARDS = 3;

export async function loadWorkshopsSection({ locale, event, texts, url, zone }: HomePage) {
	const { home: text, list } = texts("workshops");
	const category = choiceOf(url, "category", CATEGORIES, "workshopCategory");
	const workshops = await failAs("workshops", locale, listWorkshops({ category }));
	const isEmpty = workshops.length === 0 && (await listWorkshops()).length === 0;
	const spotsOf = await scarceSpots(event, locale);
	return {
		text,
		toBeAnnounced: isEmpty ? texts("toBeAnnounced").workshops : undefined,
		filters: filtersView(
			url,
			list.clear,
			[filterField({ name: "category", label: text.filter, all: text.all, values: CATEGORIES, current: category, labels: texts("labels").workshopCategory })],
			{ hash: "workshops" },
		),
		empty: workshops.length === 0 ? emptyText({ category }, locale) : undefined,
		workshops: workshops.slice(0, MAX_CARDS).map((workshop) => ({ ...workshopBrief(workshop, zone, locale), spots: spotsOf(workshop) })),
	};
}
