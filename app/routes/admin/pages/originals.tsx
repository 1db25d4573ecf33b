import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import type { PageId } from "#app/domain/content/page/editable.ts";
import { findPage } from "#app/domain/content/page/queries.server.ts";
import { changedIn, pageName } from "#app/domain/operations/registry/page/admin.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { putOriginalsBack } from "#app/routes/admin/pages/originals/originals.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	const locale = await readersLocale(request);
	const page = await findPage(id);
	if (!page) throw new Response(null, { status: 404 });
	const { title, submit, working, cancel } = textsOf("editPage", locale, { name: pageName(page.id, locale) }).originals;
	const words = translatorFor(locale)("editPage.originals.words", { count: changedIn(page) });
	return { text: { title, words, submit, working, cancel }, back: `/admin/pages/${id}` };
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "editContent");
	await readForm(request);
	const batch = await putOriginalsBack(id as PageId, username);
	return redirect(`/admin/pages/${id}`, { status: 303, headers: { "Set-Cookie": toastCookie("originalsBack", { undo: batch }) } });
}

export const clientAction = keepFormOnNetworkError;

export default function OriginalsPage() {
	const { text, back } = useLoaderData<typeof loader>();
	const busy = useNavigation().formMethod === "POST";
	return (
		<NarrowPage title={text.title} lead={text.words}>
			<Form method="post" className="mt-10 flex flex-wrap gap-3">
				<Button disabled={busy}>{busy ? text.working : text.submit}</Button>
				<ButtonLink look="outline" to={back}>
					{text.cancel}
				</ButtonLink>
			</Form>
		</NarrowPage>
	);
}
