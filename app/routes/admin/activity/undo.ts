import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { undo } from "~/admin/undo.server";
import { requireUser } from "~/auth/guard.server";
import { keeperOf } from "~/domain/resources.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";

const TOASTS = { undone: "undone", changedSince: "notUndone", nothing: "nothingToUndo" } as const;

/** A GET changes nothing and leads back. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireUser(request);
	return redirect("/admin/activity");
}

/** POST: takes back what was done together. */
export async function action({ request, params: { batch = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireUser(request);
	await readForm(request);
	const outcome = await undo(batch, username, keeperOf);
	return redirect("/admin/activity", { status: 303, headers: { "Set-Cookie": toastCookie(TOASTS[outcome]) } });
}

/** Nothing of its own to show; a form refused for want of a session gets its page from the boundary. */
export default function UndoPage() {
	return null;
}
