import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { showFirstSteps } from "#app/domain/operations/dashboard/first-steps.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	return redirect("/admin");
}

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

export const clientAction = keepFormOnNetworkError;

export { default, ErrorBoundary } from "./boundary.tsx";
