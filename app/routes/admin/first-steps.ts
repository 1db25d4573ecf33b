import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { showFirstSteps } from "~/domain/operations/dashboard/first-steps.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

/** A GET changes nothing and leads to the dashboard. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	return redirect("/admin");
}

/** POST: puts the first steps away, or brings them back, and leads to what there is then. */
export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await requireRight(request, "editContent");
	const isShown = (await readForm(request)).get("list") === "shown";
	await showFirstSteps(isShown);
	return redirect(isShown ? "/admin#steps-title" : "/admin#content", {
		status: 303,
		headers: { "Set-Cookie": toastCookie(isShown ? "firstStepsBack" : "firstStepsAway") },
	});
}

export const clientAction = sendOrSay;

/** What is refused stands within the frame of the admin area, not alone. */
export { default, ErrorBoundary } from "./boundary";
