import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import type { Picture } from "#app/domain/content/picture/schema.ts";
import type { FileError } from "#app/domain/content/picture/store.server.ts";
import { altIn, filesIn, longErrors, storeFile } from "#app/domain/content/picture/upload.server.ts";
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

const NOTHING = { failed: [] as { name: string; error: FileError }[], stored: 0 };

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "editContent");
	const form = await readForm(request, { review: true });
	const values = valuesOf(form);
	const files = filesIn(form, "file");
	// One text cannot describe several pictures.
	const alt = files.length === 1 ? altIn(form, "alt") : {};
	const errors = { ...(files.length === 0 && { file: "required" }), ...longErrors(alt, "alt") };
	if (Object.keys(errors).length > 0) return refuse(context, { ...NOTHING, values, errors });

	const stored: Picture[] = [];
	const failed: { name: string; error: FileError }[] = [];
	let known = 0;
	for (const file of files) {
		const outcome = await storeFile(file, alt, username);
		if ("error" in outcome) failed.push({ name: file.name, error: outcome.error });
		else {
			stored.push(outcome.picture);
			if (outcome.isKnown) known += 1;
		}
	}
	const [first] = failed;
	const status = failed.some(({ error }) => error === "fileTooLarge") ? 413 : 422;
	if (first) return refuse(context, { values, errors: { file: first.error }, failed: files.length > 1 ? failed : [], stored: stored.length }, { status });
	const added = stored.length - known;
	const target = stored.length === 1 ? `/admin/pictures/${stored[0]?.id}` : added === 0 ? "/admin/pictures" : "/admin/pictures?state=undescribed";
	const toast = added === 0 ? "picturesKnown" : stored.length === 1 ? "pictureAdded" : "picturesAdded";
	const counts = toast === "picturesAdded" ? { pictures: added, known } : { pictures: stored.length };
	return redirect(target, { status: 303, headers: { "Set-Cookie": toastCookie(toast, { counts }) } });
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
