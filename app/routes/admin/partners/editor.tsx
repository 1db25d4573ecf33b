import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { partnerResource } from "#app/domain/content/partner/admin.server.ts";
import { PartnerEntry, type PartnerEntryProps } from "#app/domain/content/partner/entry.tsx";
import { PartnerFields } from "#app/routes/admin/partners/editor/fields.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent", body: "pictures" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadEditor(partnerResource, args);

export const action = (args: ActionFunctionArgs) => saveEntity(partnerResource, args);

export const clientAction = keepFormOnNetworkError;

export default function PartnerEditorPage() {
	return (
		<Editor<PartnerEntryProps>
			preview={(entry) => (
				<ul className="max-w-md">
					<PartnerEntry {...entry} />
				</ul>
			)}
		>
			<PartnerFields />
		</Editor>
	);
}
