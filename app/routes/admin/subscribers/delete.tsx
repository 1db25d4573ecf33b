import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type Deletion, DeletionPage } from "~/admin/deletion-page";
import { adminMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { findSubscriber } from "~/domain/people/newsletter/queries.server";
import { removeSubscriber } from "~/domain/people/newsletter/removal.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "seeSubscribers" };

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.text.title);

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
	await requireRight(request, "seeSubscribers");
	const { texts } = await openAdminPage(request);
	const subscriber = await findSubscriber(id);
	if (!subscriber) throw new Response(null, { status: 404 });
	const text = { ...texts("editor", { name: subscriber.email }).deletion, words: texts("adminSubscribers").deletionWords };
	return { text, back: "/admin/subscribers" } satisfies Deletion;
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "seeSubscribers");
	await readForm(request);
	await removeSubscriber(id, username);
	return redirect("/admin/subscribers", { status: 303, headers: { "Set-Cookie": toastCookie("erased") } });
}

export const clientAction = sendOrSay;

export default DeletionPage;
