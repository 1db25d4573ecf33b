import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type Deletion, DeletionPage } from "~/admin/deletion-page";
import { adminMeta } from "~/admin/meta";
import { deleteMail } from "~/domain/people/mail/queries.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import type { RouteHandle } from "~/routes/route-handle";
import { erase } from "~/runtime/database.server";
import { sendOrSay } from "~/ui/send-or-say";
import { openAdminPage } from "../page.server";
import { openedMail } from "./opened-mail.server";

export const handle: RouteHandle = { access: "seeMail" };

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

export const clientAction = sendOrSay;

export default DeletionPage;
