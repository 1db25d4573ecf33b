import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { FactList } from "~/domain/content/event/fact-list";
import { factList } from "~/domain/content/event/fact-list.server";
import { FaqAccordion } from "~/domain/content/faq/accordion";
import { faqResource } from "~/domain/content/faq/admin.server";
import type { FaqView } from "~/domain/content/faq/view.server";
import { readersLocale } from "~/http/locale.server";
import { FaqFields } from "~/routes/admin/faq/editor/fields";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const page = await loadEditor(faqResource, args);
	return { ...page, facts: await factList(await readersLocale(args.request)) };
}

export const action = (args: ActionFunctionArgs) => saveEntity(faqResource, args);

export const clientAction = sendOrSay;

export default function FaqEditorPage() {
	const { facts } = useLoaderData<typeof loader>();
	return (
		<Editor<FaqView> tools={<FactList {...facts} />} preview={(entry) => <FaqAccordion entries={[entry]} open />}>
			<FaqFields />
		</Editor>
	);
}
