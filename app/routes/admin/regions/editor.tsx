import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { regionResource } from "#app/domain/content/region/admin.server.ts";
import { RegionFields } from "#app/routes/admin/regions/editor/fields.tsx";
import { RegionPreview, type RegionPreviewProps } from "#app/routes/admin/regions/editor/preview.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent", body: "pictures" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadEditor(regionResource, args);

export const action = (args: ActionFunctionArgs) => saveEntity(regionResource, args);

export const clientAction = keepFormOnNetworkError;

export default function RegionEditorPage() {
	return (
		<Editor<RegionPreviewProps> preview={(page) => <RegionPreview {...page} />}>
			<RegionFields />
		</Editor>
	);
}
