import { listWorkshops } from "~/domain/program/workshop/queries.server";
import { emptyText, workshopBrief } from "~/domain/program/workshop/view.server";
import { failAs } from "~/http/failure.server";
import { choiceOf, filterOptions } from "~/http/query.server";
import type { HomePage } from "../page.server";

/** The categories that home offers (specification, section 2); the workshops page has every one. */
const CATEGORIES = ["Business", "Technology", "Sustainability", "Innovation"] as const;
const MOST_CARDS = 3;

/** Home's workshops: the first of all, or of one category. */
export async function loadWorkshopsSection({ locale, texts, url, zone }: HomePage) {
	const text = texts("workshops").home;
	const category = choiceOf(url, "category", CATEGORIES, "workshopCategory");
	const workshops = await failAs("workshops", locale, listWorkshops({ category }));
	const isEmpty = workshops.length === 0 && (await listWorkshops()).length === 0;
	return {
		text,
		toCome: isEmpty ? texts("toCome").workshops : undefined,
		filters: filterOptions({
			url,
			name: "category",
			values: CATEGORIES,
			current: category,
			labels: texts("labels").workshopCategory,
			all: text.all,
			hash: "workshops",
		}),
		empty: workshops.length === 0 ? emptyText({ category }, locale) : undefined,
		workshops: workshops.slice(0, MOST_CARDS).map((workshop) => workshopBrief(workshop, zone, locale)),
	};
}
