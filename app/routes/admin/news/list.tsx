import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadList } from "~/admin/list.server";
import { ListPage } from "~/admin/list-page";
import { namedMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { todayAt } from "~/domain/event/today.server";
import { newsResource, stateBadge } from "~/domain/news/admin.server";
import { PublicationButtons } from "~/domain/news/publication";
import { actionsFor } from "~/domain/news/publication-view.server";
import { listNews } from "~/domain/news/queries.server";
import { NEWS_STATES, newsState } from "~/domain/news/state";
import { chosenOf, filterOptions } from "~/http/query.server";
import type { RouteHandle } from "~/routes/route-handle";
import { FilterLinks } from "~/ui/filter-links";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

/** All articles, or with `?state=draft` and the like those alone. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	const { locale, event, texts } = await openAdminPage(request);
	const { tabs, publication } = texts("editArticle");
	const today = todayAt(event);
	const url = new URL(request.url);
	const state = chosenOf(url, "state", NEWS_STATES);
	const list: typeof newsResource.list = async (on) => (await listNews(on)).filter((article) => !state || newsState(article, today) === state);
	const row: typeof newsResource.row = (article) => ({ state: stateBadge(article, today, locale), ...newsResource.row(article, locale) });
	const articles = await listNews();
	return {
		...(await loadList({ ...newsResource, list, row }, { request })),
		filter: { label: tabs.label, options: filterOptions({ url, name: "state", values: NEWS_STATES, current: state, labels: tabs, all: tabs.all }), state },
		publication,
		actions: Object.fromEntries(articles.map((article) => [article.id, actionsFor(article, today, locale)])),
	};
}

export default function NewsListPage() {
	const { filter, publication, actions } = useLoaderData<typeof loader>();
	return (
		<ListPage
			filters={<FilterLinks label={filter.label} options={filter.options} />}
			kept={filter.state && <input type="hidden" name="state" value={filter.state} />}
			rowActions={({ id }) => actions[id] && <PublicationButtons actions={actions[id]} text={publication} inList />}
		/>
	);
}
