import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { forgetFormer } from "~/domain/program/workshop/queries.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

/** A GET changes nothing and leads to the workshop's editor. */
export async function loader({ request, params: { id } }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	return redirect(`/admin/workshops/${id}`);
}

/** POST: what a workshop said otherwise than the agenda has been looked at. */
export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await requireRight(request, "editContent");
	await readForm(request);
	await forgetFormer(id);
	return redirect(`/admin/workshops/${id}`, 303);
}

export const clientAction = sendOrSay;

/** What is refused stands within the frame of the admin area, not alone. */
export { default, ErrorBoundary } from "../boundary";
