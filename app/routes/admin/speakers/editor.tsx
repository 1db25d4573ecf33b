import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { speakerResource } from "~/domain/speaker/admin.server";
import { SpeakerCard } from "~/domain/speaker/card";
import { SpeakerFields } from "~/domain/speaker/fields";
import type { SpeakerView } from "~/domain/speaker/view.server";

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadEditor(speakerResource, args);

export const action = (args: ActionFunctionArgs) => saveEntity(speakerResource, args);

export default function SpeakerEditorPage() {
	return (
		<Editor<SpeakerView>
			preview={(speaker) => (
				<div className="lg:max-w-72">
					<SpeakerCard speaker={speaker} heading="h3" />
				</div>
			)}
		>
			<SpeakerFields />
		</Editor>
	);
}
