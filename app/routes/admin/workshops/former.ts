import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { forgetFormer } from "#app/domain/program/workshop/queries.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

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

export const clientAction = keepFormOnNetworkError;

/** What is refused stands within the frame of the admin area, not alone. */
export { default, ErrorBoundary } from "#app/routes/admin/boundary.tsx";
