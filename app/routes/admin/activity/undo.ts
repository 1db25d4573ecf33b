import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { undo } from "~/admin/undo.server";
import { requireRight } from "~/auth/guard.server";
import { restorableBy } from "~/domain/resources.server";
import { readForm } from "~/http/form.server";
import { safePath } from "~/http/redirect.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "editContent" };

const TOASTS = { undone: "undone", changedSince: "notUndone", nothing: "nothingToUndo", unfit: "noLongerFits" } as const;

/** A GET changes nothing and leads back. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	return redirect("/admin/activity");
}

/** POST: takes back what was done together, and leads to where the form says. */
export async function action({ request, params: { batch = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireRight(request, "editContent");
	const form = await readForm(request);
	const outcome = await undo(batch, user.username, restorableBy(user));
	const toast = toastCookie(TOASTS[outcome.kind], { refused: outcome.kind === "unfit" ? outcome.unfit : undefined });
	return redirect(safePath(form.get("redirectTo"), "/admin/activity"), { status: 303, headers: { "Set-Cookie": toast } });
}

/** Nothing of its own to show; a form refused for want of a session gets its page from the boundary. */
export default function UndoPage() {
	return null;
}
