import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { AskedPage, type AskedView } from "~/admin/asked-page";
import { namedMeta } from "~/admin/meta";
import { askOfUndo, undo } from "~/admin/undo.server";
import { requireRight } from "~/auth/guard.server";
import { restorableBy } from "~/domain/operations/registry/resources.server";
import { readForm } from "~/http/form.server";
import { readersLocale } from "~/http/locale.server";
import { safePath } from "~/http/redirect.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

const ACTIVITY = "/admin/activity";
const TOASTS = { undone: "undone", changedSince: "notUndone", nothing: "nothingToUndo", unfit: "noLongerFits" } as const;

/** Asks before others could lose something; where nobody could, a GET leads back. */
export async function loader({ request, params: { batch = "" } }: LoaderFunctionArgs): Promise<AskedView> {
	const user = await requireRight(request, "editContent");
	const back = safePath(new URL(request.url).searchParams.get("redirectTo"), ACTIVITY);
	const asked = await askOfUndo(batch, restorableBy(user), await readersLocale(request));
	if (!asked) throw redirect(back);
	return { ...asked, back, fields: [] };
}

/** POST: takes back what was done together, and leads to where the form says. */
export async function action({ request, params: { batch = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireRight(request, "editContent");
	const form = await readForm(request);
	const back = safePath(form.get("redirectTo"), ACTIVITY);
	const asked = await askOfUndo(batch, restorableBy(user), await readersLocale(request));
	if (asked && form.get("confirmed") !== asked.key) return redirect(`${ACTIVITY}/${batch}/undo?${new URLSearchParams({ redirectTo: back })}`, 303);
	const outcome = await undo(batch, user.username, restorableBy(user));
	const toast = toastCookie(TOASTS[outcome.kind], { refused: outcome.kind === "unfit" ? outcome.unfit : undefined });
	return redirect(back, { status: 303, headers: { "Set-Cookie": toast } });
}

export const clientAction = sendOrSay;

export default AskedPage;
