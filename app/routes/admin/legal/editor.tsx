import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { FactList } from "~/domain/content/event/fact-list";
import { factList } from "~/domain/content/event/fact-list.server";
import { legalResource } from "~/domain/operations/legal/admin.server";
import { appendixOf } from "~/domain/operations/legal/appendix.server";
import type { LegalPageId } from "~/domain/operations/legal/schema";
import { ruleFacts } from "~/domain/sales/cancellation/rule-facts.server";
import { getSalesSettings } from "~/domain/sales/order/settings.server";
import { readersLocale } from "~/http/locale.server";
import { textsOf } from "~/i18n/texts.server";
import { LegalFields } from "~/routes/admin/legal/editor/fields";
import { LegalPreview, type LegalPreviewProps } from "~/routes/admin/legal/editor/preview";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const page = await loadEditor(legalResource, args);
	const locale = await readersLocale(args.request);
	const hasAppendix = (await appendixOf(args.params.id as LegalPageId, locale)) !== undefined;
	return {
		...page,
		facts: await factList(locale, ruleFacts(await getSalesSettings(), locale)),
		note: hasAppendix ? textsOf("editLegal", locale, {}).appendixNote : undefined,
	};
}

export const action = (args: ActionFunctionArgs) => saveEntity(legalResource, args);

export const clientAction = sendOrSay;

export default function LegalEditorPage() {
	const { facts, note } = useLoaderData<typeof loader>();
	return (
		<Editor<LegalPreviewProps> tools={<FactList {...facts} />} preview={(view) => <LegalPreview {...view} />}>
			<LegalFields />
			{note && <p className="max-w-measure text-ink-2">{note}</p>}
		</Editor>
	);
}
