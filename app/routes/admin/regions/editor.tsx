import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { regionResource } from "~/domain/content/region/admin.server";
import { RegionFields } from "~/routes/admin/regions/editor/fields";
import { RegionPreview, type RegionPreviewProps } from "~/routes/admin/regions/editor/preview";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent", body: "pictures" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadEditor(regionResource, args);

export const action = (args: ActionFunctionArgs) => saveEntity(regionResource, args);

export const clientAction = sendOrSay;

export default function RegionEditorPage() {
	return (
		<Editor<RegionPreviewProps> preview={(page) => <RegionPreview {...page} />}>
			<RegionFields />
		</Editor>
	);
}
