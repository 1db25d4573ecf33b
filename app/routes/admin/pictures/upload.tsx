import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { altErrors } from "#app/domain/content/picture/schema.ts";
import { altIn, fileIn, longErrors, storeFile } from "#app/domain/content/picture/upload.server.ts";
import { isTooLarge } from "#app/http/body.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { valuesOf } from "#app/http/form-values.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import { UploadForm } from "#app/routes/admin/pictures/upload/upload-form.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";

export const facts = { access: "editContent", body: "pictures" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	const { texts } = await openAdminPage(request);
	const text = texts("editPicture");
	return { text, editor: texts("editor"), pageTitle: titleAfter(context, text.add, texts("common").errors) };
}

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "editContent");
	const form = await readForm(request, { review: true });
	const values = valuesOf(form);
	const alt = altIn(form, "alt");
	const file = fileIn(form, "file");
	const tooLarge = file && isTooLarge(file);
	const errors = { ...(!file && { file: "required" }), ...(tooLarge && { file: "fileTooLarge" }), ...altErrors(alt, "alt"), ...longErrors(alt, "alt") };
	if (!file || Object.keys(errors).length > 0) return refuse(context, { values, errors }, { status: tooLarge ? 413 : 422 });

	const stored = await storeFile(file, alt, username);
	if ("error" in stored) return refuse(context, { values, errors: { file: stored.error } });
	return redirect(`/admin/pictures/${stored.picture.id}`, { status: 303, headers: { "Set-Cookie": toastCookie("pictureAdded") } });
}

export const clientAction = keepFormOnNetworkError;

export default function UploadPage() {
	const { text, editor } = useLoaderData<typeof loader>();
	const refusal = useAnswer<typeof action>();
	return (
		<div className="page py-6">
			<h1 tabIndex={-1} className="title outline-none">
				{text.add}
			</h1>
			<p className="lead mt-4">{text.upload.lead}</p>
			<UploadForm text={text} editor={editor} refusal={refusal} />
		</div>
	);
}
