import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type Deletion, DeletionPage } from "~/admin/deletion-page";
import { adminMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { findMessage } from "~/domain/people/contact/queries.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { removeMessage } from "~/routes/admin/messages/delete/removal.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "readMessages" };

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.text.title);

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
	await requireRight(request, "readMessages");
	const { texts } = await openAdminPage(request);
	const message = await findMessage(id);
	if (!message) throw new Response(null, { status: 404 });
	const text = { ...texts("editor", { name: message.subject }).deletion, words: texts("adminMessages").deletionWords };
	return { text, back: `/admin/messages/${id}` } satisfies Deletion;
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "readMessages");
	await readForm(request);
	await removeMessage(id, username);
	return redirect("/admin/messages", { status: 303, headers: { "Set-Cookie": toastCookie("erased") } });
}

export const clientAction = sendOrSay;

export default DeletionPage;
