import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type Deletion, DeletionPage } from "#app/admin/deletion-page.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { findMessage } from "#app/domain/people/contact/queries.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { removeMessage } from "#app/routes/admin/messages/delete/removal.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "readMessages" } satisfies RouteFacts;

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

export const clientAction = keepFormOnNetworkError;

export default DeletionPage;
