import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { publishArticle } from "#app/domain/content/news/publication.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export async function loader({ request, params: { id } }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	return redirect(`/admin/news/${id}`);
}

/** POST: publishes an article at once (`when=now`) or on its date (`when=onDate`). */
export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "editContent");
	const form = await readForm(request);
	const when = form.get("when");
	if (when !== "now" && when !== "onDate") throw new Response(null, { status: 400 });
	const state = await publishArticle(id, when, username);
	if (!state) throw new Response(null, { status: 404 });
	if (state === "incomplete") return redirect(`/admin/news/${id}?publish`, 303);
	const back = form.get("back") === "list" ? "/admin/news" : `/admin/news/${id}`;
	return redirect(back, { status: 303, headers: { "Set-Cookie": toastCookie(state === "scheduled" ? "articleScheduled" : "articlePublished") } });
}

export const clientAction = keepFormOnNetworkError;

export { default, ErrorBoundary } from "#app/routes/admin/boundary.tsx";
