import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { partnerResource } from "~/domain/content/partner/admin.server";
import { PartnerEntry, type PartnerEntryProps } from "~/domain/content/partner/entry";
import { PartnerFields } from "~/routes/admin/partners/editor/fields";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent", body: "pictures" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export const loader = (args: LoaderFunctionArgs) => loadEditor(partnerResource, args);

export const action = (args: ActionFunctionArgs) => saveEntity(partnerResource, args);

export const clientAction = sendOrSay;

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
