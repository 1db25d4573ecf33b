import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { ConfirmationPage, type ConfirmationView } from "#app/admin/confirmation-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { askOfUndo, undo } from "#app/admin/undo.server.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { restorableBy } from "#app/domain/operations/registry/resources.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { safePath } from "#app/http/redirect.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

const ACTIVITY = "/admin/settings/activity";
const TOASTS = { undone: "undone", changedSince: "notUndone", nothing: "nothingToUndo", unfit: "noLongerFits" } as const;

export async function loader({ request, params: { batch = "" } }: LoaderFunctionArgs): Promise<ConfirmationView> {
	const user = await requireRight(request, "editContent");
	const back = safePath(new URL(request.url).searchParams.get("redirectTo"), ACTIVITY);
	const asked = await askOfUndo(batch, restorableBy(user), await readersLocale(request));
	if (!asked) throw redirect(back);
	return { ...asked, back, fields: [] };
}

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

export const clientAction = keepFormOnNetworkError;

export default ConfirmationPage;
