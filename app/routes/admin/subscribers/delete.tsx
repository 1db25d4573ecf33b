import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type Deletion, DeletionPage } from "#app/admin/deletion-page.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { findSubscriber } from "#app/domain/people/newsletter/queries.server.ts";
import { removeSubscriber } from "#app/domain/people/newsletter/removal.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "seeSubscribers" } satisfies RouteFacts;

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

export const clientAction = keepFormOnNetworkError;

export default DeletionPage;
