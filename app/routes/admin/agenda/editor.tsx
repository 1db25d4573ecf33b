import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { sessionResource } from "~/domain/agenda/admin.server";
import { SessionFields } from "~/domain/agenda/fields";
import { FullSessionRow } from "~/domain/agenda/full-session";
import type { SessionView } from "~/domain/agenda/view.server";
import { editorPathOf } from "~/domain/overview/checks/editor-paths";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** Leads back to the timetable of the session's day. A workshop is edited as one. */
export async function loader(args: LoaderFunctionArgs) {
	const editor = await loadEditor(sessionResource, args);
	const { workshopId } = editor.values;
	if (args.params.id !== undefined && workshopId) throw redirect(editorPathOf.workshop({ id: workshopId }));
	const { day } = editor.values;
	return { ...editor, links: { ...editor.links, list: day ? `/admin/agenda?day=${day}` : "/admin/agenda" } };
}

export const action = (args: ActionFunctionArgs) => saveEntity(sessionResource, args);

export const clientAction = sendOrSay;

export default function SessionEditorPage() {
	return (
		<Editor<SessionView> preview={(session) => <SessionPreview session={session} />}>
			<SessionFields />
		</Editor>
	);
}

function SessionPreview({ session }: { session: SessionView }) {
	return (
		<ul className="border-t-2 border-line-strong">
			<FullSessionRow session={session} heading="h3" />
		</ul>
	);
}
