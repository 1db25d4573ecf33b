import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { todayAt } from "~/domain/content/event/today.server";
import { newsResource } from "~/domain/content/news/admin.server";
import { Publication } from "~/domain/content/news/publication";
import { publicationView } from "~/domain/content/news/publication-view.server";
import { findArticle } from "~/domain/content/news/queries.server";
import type { ArticleView } from "~/domain/content/news/view.server";
import { siteOrigin } from "~/http/origin.server";
import { NewsFields } from "~/routes/admin/news/editor/fields";
import { ArticlePreview } from "~/routes/admin/news/editor/preview";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "editContent", body: "pictures" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const page = await loadEditor(newsResource, args);
	const { locale, event, texts } = await openAdminPage(args.request);
	const article = args.params.id === undefined ? undefined : await findArticle(args.params.id);
	const atFirst = { publishedAt: todayAt(event), author: texts("news").author };
	return {
		...page,
		values: article ? page.values : { ...atFirst, ...page.values },
		publication: article && (await publicationView(article, siteOrigin(args.request), locale)),
		newWords: texts("editArticle").publication.new,
	};
}

export const action = (args: ActionFunctionArgs) => saveEntity(newsResource, args);

export const clientAction = sendOrSay;

export default function NewsEditorPage() {
	const { publication, newWords } = useLoaderData<typeof loader>();
	const actions = publication ? <Publication publication={publication} /> : <p className="lead mt-4">{newWords}</p>;
	return (
		<Editor<ArticleView> actions={actions} preview={(article) => <ArticlePreview article={article} />}>
			<NewsFields />
		</Editor>
	);
}
