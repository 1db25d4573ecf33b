import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadList } from "#app/admin/list.server.ts";
import { ListPage } from "#app/admin/list-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { newsResource, stateBadge } from "#app/domain/content/news/admin.server.ts";
import { PublicationButtons } from "#app/domain/content/news/publication.tsx";
import { actionsFor } from "#app/domain/content/news/publication-view.server.ts";
import { findArticle } from "#app/domain/content/news/queries.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

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
