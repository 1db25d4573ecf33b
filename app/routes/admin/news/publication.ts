import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { publishArticle } from "~/domain/content/news/publication.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

/** A GET changes nothing and leads to the article's editor. */
export async function loader({ request, params: { id } }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	return redirect(`/admin/news/${id}`);
}

/** POST: publishes an article, at once or, with `when=onDate`, on the date that it has. */
export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "editContent");
	const form = await readForm(request);
	const state = await publishArticle(id, form.get("when") === "onDate" ? "onDate" : "now", username);
	if (!state) throw new Response(null, { status: 404 });
	const back = form.get("back") === "list" ? "/admin/news" : `/admin/news/${id}`;
	return redirect(back, { status: 303, headers: { "Set-Cookie": toastCookie(state === "scheduled" ? "articleScheduled" : "articlePublished") } });
}

export const clientAction = sendOrSay;

/** What is refused stands within the frame of the admin area, not alone. */
export { default, ErrorBoundary } from "../boundary";
