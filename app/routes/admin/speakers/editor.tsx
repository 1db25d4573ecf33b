import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { speakerResource } from "~/domain/speaker/admin.server";
import { SpeakerFields } from "~/domain/speaker/fields";
import { FullSpeakerCard } from "~/domain/speaker/full-card";
import { SpeakerSessions } from "~/domain/speaker/sessions";
import { loadSessionsOf } from "~/domain/speaker/sessions.server";
import type { SpeakerView } from "~/domain/speaker/view.server";
import { readersLocale } from "~/http/locale.server";
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
