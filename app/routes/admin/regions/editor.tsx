import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { regionResource } from "~/domain/region/admin.server";
import { RegionFields } from "~/domain/region/fields";
import { RegionPreview, type RegionPreviewProps } from "~/domain/region/preview";

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadEditor(regionResource, args);

export const action = (args: ActionFunctionArgs) => saveEntity(regionResource, args);

export default function RegionEditorPage() {
	return (
		<Editor<RegionPreviewProps> preview={(page) => <RegionPreview {...page} />}>
			<RegionFields />
		</Editor>
	);
}
