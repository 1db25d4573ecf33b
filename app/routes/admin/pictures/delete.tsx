import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { pictureDetail } from "#app/domain/content/picture/library.server.ts";
import { Uses } from "#app/domain/content/picture/library.tsx";
import { findPicture } from "#app/domain/content/picture/queries.server.ts";
import { RESOURCES } from "#app/domain/operations/registry/resources.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import { removePicture } from "#app/routes/admin/pictures/delete/removal.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

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

export const clientAction = keepFormOnNetworkError;

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
