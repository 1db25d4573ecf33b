import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import { requireRight } from "~/auth/guard.server";
import { Uses } from "~/domain/content/picture/library";
import { pictureDetail } from "~/domain/content/picture/library.server";
import { findPicture } from "~/domain/content/picture/queries.server";
import { RESOURCES } from "~/domain/operations/registry/resources.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { removePicture } from "~/routes/admin/pictures/delete/removal.server";
import type { RouteHandle } from "~/routes/route-handle";
import { Button, ButtonLink } from "~/ui/button";
import { sendOrSay } from "~/ui/send-or-say";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	const { locale, texts } = await openAdminPage(request);
	const picture = await findPicture(id);
	const detail = await pictureDetail(RESOURCES, id, locale);
	if (!picture || !detail) throw new Response(null, { status: 404 });
	const { deletion: text } = texts("editPicture", { name: picture.name });
	const isUsed = detail.uses.length > 0;
	return { text, isUsed, title: isUsed ? text.usedTitle : text.title, uses: detail.uses, back: `/admin/pictures/${id}` };
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "editContent");
	await readForm(request);
	const { used, batch } = await removePicture(RESOURCES, id, username);
	const [target, toast] = used ? [`/admin/pictures/${id}`, toastCookie("pictureUsed")] : ["/admin/pictures", toastCookie("deleted", { undo: batch })];
	return redirect(target, { status: 303, headers: { "Set-Cookie": toast } });
}

export const clientAction = sendOrSay;

export default function PictureDeletionPage() {
	const { text, isUsed, title, uses, back } = useLoaderData<typeof loader>();
	const busy = useNavigation().formMethod === "POST";
	return (
		<NarrowPage title={title} lead={isUsed ? text.usedWords : text.words}>
			{isUsed ? (
				<>
					<Uses uses={uses} none="" className="mt-8 border-t-2 border-line-strong *:border-b *:border-line *:py-3" />
					<ButtonLink look="outline" to={back} className="mt-10">
						{text.back}
					</ButtonLink>
				</>
			) : (
				<Form method="post" className="mt-10 flex flex-wrap gap-3">
					<Button disabled={busy}>{busy ? text.deleting : text.submit}</Button>
					<ButtonLink look="outline" to={back}>
						{text.cancel}
					</ButtonLink>
				</Form>
			)}
		</NarrowPage>
	);
}
