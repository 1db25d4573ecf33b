import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { regionResource } from "#app/domain/content/region/admin.server.ts";
import { RegionFields } from "#app/routes/admin/regions/editor/fields.tsx";
import { RegionPreview, type RegionPreviewProps } from "#app/routes/admin/regions/editor/preview.tsx";
import type { RouteHandle } from "#app/routes/route-handle.ts";
import { sendOrSay } from "#app/ui/send-or-say.ts";

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
