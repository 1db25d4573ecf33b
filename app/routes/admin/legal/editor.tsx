import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { ruleFacts } from "~/domain/cancellation/rule-facts.server";
import { FactList } from "~/domain/event/fact-list";
import { factList } from "~/domain/event/fact-list.server";
import { legalResource } from "~/domain/legal/admin.server";
import { appendixOf } from "~/domain/legal/appendix.server";
import { LegalFields } from "~/domain/legal/fields";
import { LegalPreview, type LegalPreviewProps } from "~/domain/legal/preview";
import type { LegalPageId } from "~/domain/legal/schema";
import { getSalesSettings } from "~/domain/order/settings.server";
import { readersLocale } from "~/http/locale.server";
import { textsOf } from "~/i18n/texts.server";
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
