import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { FactList } from "~/domain/event/fact-list";
import { factList } from "~/domain/event/fact-list.server";
import { legalResource } from "~/domain/legal/admin.server";
import { LegalFields } from "~/domain/legal/fields";
import { LegalPreview } from "~/domain/legal/preview";
import type { legalView } from "~/domain/legal/view.server";
import { readersLocale } from "~/http/locale.server";

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const page = await loadEditor(legalResource, args);
	return { ...page, facts: await factList(await readersLocale(args.request)) };
}

export const action = (args: ActionFunctionArgs) => saveEntity(legalResource, args);

export default function LegalEditorPage() {
	const { facts } = useLoaderData<typeof loader>();
	return (
		<Editor<ReturnType<typeof legalView>> preview={(page) => <LegalPreview page={page} />}>
			<LegalFields />
			<FactList {...facts} />
		</Editor>
	);
}
