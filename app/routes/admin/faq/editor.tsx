import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { factList } from "#app/domain/content/event/fact-list.server.ts";
import { FactList } from "#app/domain/content/event/fact-list.tsx";
import { FaqAccordion } from "#app/domain/content/faq/accordion.tsx";
import { faqResource } from "#app/domain/content/faq/admin.server.ts";
import type { FaqView } from "#app/domain/content/faq/view.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { FaqFields } from "#app/routes/admin/faq/editor/fields.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const page = await loadEditor(faqResource, args);
	return { ...page, facts: await factList(await readersLocale(args.request)) };
}

export const action = (args: ActionFunctionArgs) => saveEntity(faqResource, args);

export const clientAction = keepFormOnNetworkError;

export default function FaqEditorPage() {
	const { facts } = useLoaderData<typeof loader>();
	return (
		<Editor<FaqView> tools={<FactList {...facts} />} preview={(entry) => <FaqAccordion entries={[entry]} open />}>
			<FaqFields />
		</Editor>
	);
}
