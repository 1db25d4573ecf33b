import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { FactList } from "~/domain/content/event/fact-list";
import { factList } from "~/domain/content/event/fact-list.server";
import { changedIn, pageName, pageResource } from "~/domain/content/page/admin.server";
import { pageForm } from "~/domain/content/page/form.server";
import { findPage } from "~/domain/content/page/queries.server";
import { ticketPrices } from "~/domain/sales/tier/prices-in-texts.server";
import { readersLocale } from "~/http/locale.server";
import { PageFields } from "~/routes/admin/pages/editor/fields";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const editor = await loadEditor(pageResource, args);
	const locale = await readersLocale(args.request);
	const page = await findPage(args.params.id as string);
	if (!page) throw new Response(null, { status: 404 });
	return {
		...editor,
		title: pageName(page.id, locale),
		form: pageForm(page, locale),
		facts: await factList(locale, await ticketPrices(locale)),
		hasChanged: changedIn(page) > 0,
	};
}

export const action = (args: ActionFunctionArgs) => saveEntity(pageResource, args);

export const clientAction = sendOrSay;

export default function PageEditorPage() {
	const { form, facts, hasChanged } = useLoaderData<typeof loader>();
	return (
		<Editor
			tools={<FactList {...facts} />}
			actions={
				hasChanged && (
					<Link to="originals" className="link mt-2 inline-flex min-h-8 items-center text-small">
						{form.text.putAllBack}
					</Link>
				)
			}
		>
			<PageFields {...form} />
		</Editor>
	);
}
