import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type Deletion, DeletionPage } from "#app/admin/deletion-page.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { deleteMail } from "#app/domain/people/mail/queries.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { erase } from "#app/runtime/database.server.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { openedMail } from "./opened-mail.server.ts";

export const facts = { access: "seeMail" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.text.title);

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
	const mail = await openedMail(request, id);
	const { texts } = await openAdminPage(request);
	const text = { ...texts("editor", { name: mail.subject }).deletion, words: texts("adminMail").deletionWords };
	return { text, back: `/admin/mail/${id}` } satisfies Deletion;
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await openedMail(request, id);
	await readForm(request);
	await erase((trx) => deleteMail(trx, id));
	return redirect("/admin/mail", { status: 303, headers: { "Set-Cookie": toastCookie("mailDeleted") } });
}

export const clientAction = keepFormOnNetworkError;

export default DeletionPage;
