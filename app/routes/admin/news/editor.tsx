import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { newsResource } from "#app/domain/content/news/admin.server.ts";
import { Publication } from "#app/domain/content/news/publication.tsx";
import { publicationView } from "#app/domain/content/news/publication-view.server.ts";
import { findArticle } from "#app/domain/content/news/queries.server.ts";
import type { ArticleView } from "#app/domain/content/news/view.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { NewsFields } from "#app/routes/admin/news/editor/fields.tsx";
import { ArticlePreview } from "#app/routes/admin/news/editor/preview.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent", body: "pictures" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const page = await loadEditor(newsResource, args);
	const { locale, event, texts } = await openAdminPage(args.request);
	const article = args.params.id === undefined ? undefined : await findArticle(args.params.id);
	const atFirst = { publishedAt: todayAt(event), author: texts("news").author };
	const body = {
		...page,
		values: article ? page.values : { ...atFirst, ...page.values },
		publication: article && (await publicationView(article, siteOrigin(args.request), locale)),
		newWords: texts("editArticle").publication.new,
	};
	return data(body, { status: page.refused ? 422 : 200 });
}

export const action = (args: ActionFunctionArgs) => saveEntity(newsResource, args);

export const clientAction = keepFormOnNetworkError;

export default function NewsEditorPage() {
	const { publication, newWords } = useLoaderData<typeof loader>();
	const actions = publication ? <Publication publication={publication} /> : <p className="lead mt-4">{newWords}</p>;
	return (
		<Editor<ArticleView> actions={actions} preview={(article) => <ArticlePreview article={article} />}>
			<NewsFields />
		</Editor>
	);
}
