import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import { requireRight } from "~/auth/guard.server";
import { changedIn, pageName } from "~/domain/content/page/admin.server";
import type { PageId } from "~/domain/content/page/editable";
import { findPage } from "~/domain/content/page/queries.server";
import { readForm } from "~/http/form.server";
import { readersLocale } from "~/http/locale.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { putOriginalsBack } from "~/routes/admin/pages/originals/originals.server";
import type { RouteHandle } from "~/routes/route-handle";
import { Button, ButtonLink } from "~/ui/button";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

/** Asks before every text of a page becomes its original again. */
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

export const clientAction = sendOrSay;

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
