import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { factList } from "#app/domain/content/event/fact-list.server.ts";
import { FactList } from "#app/domain/content/event/fact-list.tsx";
import { findPage } from "#app/domain/content/page/queries.server.ts";
import { changedIn, pageName, pageResource } from "#app/domain/operations/registry/page/admin.server.ts";
import { ticketPrices } from "#app/domain/sales/tier/prices-in-texts.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { PageFields } from "#app/routes/admin/pages/editor/fields.tsx";
import { pageForm } from "#app/routes/admin/pages/editor/form.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

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

export const clientAction = keepFormOnNetworkError;

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
