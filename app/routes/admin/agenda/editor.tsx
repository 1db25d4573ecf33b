import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { sessionResource } from "~/domain/agenda/admin.server";
import { SessionFields } from "~/domain/agenda/fields";
import { SessionRow } from "~/domain/agenda/session";
import type { SessionView } from "~/domain/agenda/view.server";

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadEditor(sessionResource, args);

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
