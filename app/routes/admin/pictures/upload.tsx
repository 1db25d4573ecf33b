import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { altErrors } from "~/domain/content/picture/schema";
import { altIn, fileIn, longErrors, storeFile } from "~/domain/content/picture/upload.server";
import { isTooLarge } from "~/http/body.server";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { valuesOf } from "~/http/form-values";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { UploadForm } from "~/routes/admin/pictures/upload/upload-form";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "editContent", body: "pictures" };

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

export const clientAction = sendOrSay;

export default function UploadPage() {
	const { text, editor } = useLoaderData<typeof loader>();
	const refusal = useAnswer<typeof action>();
	return (
		<div className="page py-8 md:py-12">
			<h1 tabIndex={-1} className="title outline-none">
				{text.add}
			</h1>
			<p className="lead mt-4">{text.upload.lead}</p>
			<UploadForm text={text} editor={editor} refusal={refusal} />
		</div>
	);
}
