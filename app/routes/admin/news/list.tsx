import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadList } from "~/admin/list.server";
import { ListPage } from "~/admin/list-page";
import { namedMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { todayAt } from "~/domain/content/event/today.server";
import { newsResource, stateBadge } from "~/domain/content/news/admin.server";
import { PublicationButtons } from "~/domain/content/news/publication";
import { actionsFor } from "~/domain/content/news/publication-view.server";
import { findArticle } from "~/domain/content/news/queries.server";
import type { RouteHandle } from "~/routes/route-handle";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	const { locale, event, texts } = await openAdminPage(request);
	const today = todayAt(event);
	const row: typeof newsResource.row = (article) => ({ state: stateBadge(article, today, locale), ...newsResource.row(article, locale) });
	const list = await loadList({ ...newsResource, row }, { request });
	const shown = await Promise.all(list.rows.map(({ id }) => findArticle(id)));
	return {
		...list,
		publication: texts("editArticle").publication,
		actions: Object.fromEntries(shown.flatMap((article) => (article ? [[article.id, actionsFor(article, today, locale)]] : []))),
	};
}

export default function NewsListPage() {
	const { publication, actions } = useLoaderData<typeof loader>();
	return <ListPage rowActions={({ id }) => actions[id] && <PublicationButtons actions={actions[id]} text={publication} inList />} />;
}
