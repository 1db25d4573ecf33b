import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { speakerResource } from "~/domain/program/speaker/admin.server";
import { FullSpeakerCard } from "~/domain/program/speaker/full-card";
import { loadSessionsOf } from "~/domain/program/speaker/sessions.server";
import type { SpeakerView } from "~/domain/program/speaker/view.server";
import { readersLocale } from "~/http/locale.server";
import { SpeakerFields } from "~/routes/admin/speakers/editor/fields";
import { SpeakerSessions } from "~/routes/admin/speakers/editor/sessions";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent", body: "pictures" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** With what a speaker who is there already speaks in. */
export async function loader(args: LoaderFunctionArgs) {
	const editor = await loadEditor(speakerResource, args);
	const { id } = args.params;
	return { ...editor, sessions: id === undefined ? undefined : await loadSessionsOf(id, await readersLocale(args.request)) };
}

export const action = (args: ActionFunctionArgs) => saveEntity(speakerResource, args);

export const clientAction = sendOrSay;

export default function SpeakerEditorPage() {
	const { sessions } = useLoaderData<typeof loader>();
	return (
		<Editor<SpeakerView>
			actions={sessions && <SpeakerSessions sessions={sessions} />}
			preview={(speaker) => (
				<div className="lg:max-w-72">
					<FullSpeakerCard speaker={speaker} heading="h3" />
				</div>
			)}
		>
			<SpeakerFields />
		</Editor>
	);
}
