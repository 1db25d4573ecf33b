import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { sessionResource } from "~/domain/agenda/admin.server";
import { SessionFields } from "~/domain/agenda/fields";
import { dayNamed } from "~/domain/agenda/schema";
import { SessionRow } from "~/domain/agenda/session";
import type { SessionView } from "~/domain/agenda/view.server";

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** Leads back to the timetable of the session's day. */
export async function loader(args: LoaderFunctionArgs) {
	const editor = await loadEditor(sessionResource, args);
	const day = dayNamed(editor.values.day);
	return { ...editor, links: { ...editor.links, list: `/admin/agenda${day ? `?day=${day}` : ""}` } };
}

export const action = (args: ActionFunctionArgs) => saveEntity(sessionResource, args);

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
			<SessionRow session={session} heading="h3" />
		</ul>
	);
}
