import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import type { ArticleText } from "#app/domain/content/rich-text/text.server.ts";
import { editorPathOf } from "#app/domain/program/checks/editor-paths.ts";
import { namingRoom } from "#app/domain/program/room/new-room.server.ts";
import { sessionResource } from "#app/domain/program/session/admin.server.ts";
import { Article } from "#app/domain/program/session/article.tsx";
import { SessionFields } from "#app/domain/program/session/fields.tsx";
import { SessionRow } from "#app/domain/program/session/session.tsx";
import type { SessionView } from "#app/domain/program/session/view.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

/** Query parameter of a new session's form that is sent to create a workshop. */
const AS_WORKSHOP = "workshop";

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const editor = await loadEditor(sessionResource, args);
	const { workshopId } = editor.values;
	if (args.params.id !== undefined && workshopId) throw redirect(editorPathOf.workshop({ id: workshopId }));
	const { day, type } = editor.values;
	// Workshops have spots and a price, which their own form asks for.
	const choices = { ...editor.choices, type: (editor.choices.type ?? []).filter(({ value }) => value !== "Workshop" || type === value) };
	const { toWorkshop } = textsOf("editSession", await readersLocale(args.request), {});
	return {
		...editor,
		choices,
		toWorkshop: editor.isNew ? toWorkshop : undefined,
		links: { ...editor.links, list: day ? `/admin/agenda?day=${day}` : "/admin/agenda" },
	};
}

export async function action(args: ActionFunctionArgs) {
	if (new URL(args.request.url).searchParams.has(AS_WORKSHOP)) return redirect("/admin/workshops/new", 307);
	return saveEntity(namingRoom(sessionResource), args);
}

export const clientAction = keepFormOnNetworkError;

export default function SessionEditorPage() {
	const { toWorkshop } = useLoaderData<typeof loader>();
	return (
		<Editor<SessionPreviewProps> tools={toWorkshop && <ToWorkshop words={toWorkshop} />} preview={(session) => <SessionPreview {...session} />}>
			<SessionFields />
		</Editor>
	);
}

/** Posts to its own page, which may be left without a warning, and redirects to the workshop's form. */
function ToWorkshop({ words }: { words: string }) {
	return (
		<button type="submit" formAction={`/admin/agenda/new?${AS_WORKSHOP}`} name="resumed" value="review" className="link min-h-11 text-small">
			{words}
		</button>
	);
}

interface SessionPreviewProps {
	row: SessionView;
	article: ArticleText;
}

function SessionPreview({ row, article }: SessionPreviewProps) {
	return (
		<>
			<ul className="mb-8 border-t-2 border-line-strong">
				<SessionRow session={row} heading="h3" />
			</ul>
			<Article of={article} heading={3} />
		</>
	);
}
