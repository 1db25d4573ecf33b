import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { renewPreviewKey } from "#app/domain/content/news/preview-key.server.ts";
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

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await requireRight(request, "editContent");
	await readForm(request);
	if (!(await renewPreviewKey(id))) throw new Response(null, { status: 404 });
	return redirect(`/admin/news/${id}`, { status: 303, headers: { "Set-Cookie": toastCookie("previewRenewed") } });
}

export const clientAction = keepFormOnNetworkError;

export { default, ErrorBoundary } from "#app/routes/admin/boundary.tsx";
