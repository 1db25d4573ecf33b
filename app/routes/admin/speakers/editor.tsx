import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { speakerResource } from "#app/domain/program/speaker/admin.server.ts";
import { FullSpeakerCard } from "#app/domain/program/speaker/full-card.tsx";
import { loadSessionsOf } from "#app/domain/program/speaker/sessions.server.ts";
import type { SpeakerView } from "#app/domain/program/speaker/view.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { SpeakerFields } from "#app/routes/admin/speakers/editor/fields.tsx";
import { SpeakerSessions } from "#app/routes/admin/speakers/editor/sessions.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent", body: "pictures" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const editor = await loadEditor(speakerResource, args);
	const { id } = args.params;
	return { ...editor, sessions: id === undefined ? undefined : await loadSessionsOf(id, await readersLocale(args.request)) };
}

export const action = (args: ActionFunctionArgs) => saveEntity(speakerResource, args);

export const clientAction = keepFormOnNetworkError;

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
