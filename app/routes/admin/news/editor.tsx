import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { newsResource } from "#app/domain/content/news/admin.server.ts";
import { publishArticle } from "#app/domain/content/news/publication.server.ts";
import { Publication } from "#app/domain/content/news/publication.tsx";
import { publicationView } from "#app/domain/content/news/publication-view.server.ts";
import { findArticle } from "#app/domain/content/news/queries.server.ts";
import type { ArticleView } from "#app/domain/content/news/view.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { NewsFields } from "#app/routes/admin/news/editor/fields.tsx";
import { ArticlePreview } from "#app/routes/admin/news/editor/preview.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Button } from "#app/ui/button.tsx";
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
		newText: texts("editArticle").publication,
	};
	return data(body, { status: page.refused ? 422 : 200 });
}

/** Publishes the saved article if the button says so. */
export async function action(args: ActionFunctionArgs) {
	let publisher: string | undefined;
	const answer = await saveEntity(newsResource, args, async (_, { user, form }) => {
		if (form.has("publish")) publisher = user.username;
		return undefined;
	});
	if (publisher === undefined || !(answer instanceof Response)) return answer;
	const path = answer.headers.get("Location") ?? "";
	const state = await publishArticle(path.slice(path.lastIndexOf("/") + 1), "now", publisher);
	return state === "published" ? redirect(path, { status: 303, headers: { "Set-Cookie": toastCookie("articlePublished") } }) : answer;
}

export const clientAction = keepFormOnNetworkError;

export default function NewsEditorPage() {
	const { publication, newText } = useLoaderData<typeof loader>();
	return (
		<Editor<ArticleView>
			actions={publication ? <Publication publication={publication} /> : <p className="mt-2 text-ink-2">{newText.new}</p>}
			tools={
				!publication && (
					<Button look="outline" name="publish" value="1">
						{newText.saveAndPublish}
					</Button>
				)
			}
			preview={(article) => <ArticlePreview article={article} />}
		>
			<NewsFields />
		</Editor>
	);
}
