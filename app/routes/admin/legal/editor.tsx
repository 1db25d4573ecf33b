import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { factList } from "#app/domain/content/event/fact-list.server.ts";
import { FactList } from "#app/domain/content/event/fact-list.tsx";
import { legalResource } from "#app/domain/operations/legal/admin.server.ts";
import { appendixOf } from "#app/domain/operations/legal/appendix.server.ts";
import type { LegalPageId } from "#app/domain/operations/legal/schema.ts";
import { ruleFacts } from "#app/domain/sales/cancellation/rule-facts.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { LegalFields } from "#app/routes/admin/legal/editor/fields.tsx";
import { LegalPreview, type LegalPreviewProps } from "#app/routes/admin/legal/editor/preview.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

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

export const clientAction = keepFormOnNetworkError;

export default function LegalEditorPage() {
	const { facts, note } = useLoaderData<typeof loader>();
	return (
		<Editor<LegalPreviewProps> tools={<FactList {...facts} />} preview={(view) => <LegalPreview {...view} />}>
			<LegalFields />
			{note && <p className="max-w-measure text-ink-2">{note}</p>}
		</Editor>
	);
}
