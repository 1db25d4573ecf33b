import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { focusSchema } from "#app/domain/content/picture/schema.ts";
import { RESOURCES } from "#app/domain/operations/registry/resources.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { moveFocus } from "#app/routes/admin/pictures/focus/focus.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export async function loader({ request, params: { id } }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	return redirect(`/admin/pictures/${id}`);
}

/** POST: crops the picture around `part`, which is two numbers, or around the point `x` and `y`. */
export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "editContent");
	const form = await readForm(request);
	const [x, y] = String(form.get("part") ?? `${form.get("x")} ${form.get("y")}`).split(" ");
	const { data: focus } = focusSchema.safeParse({ x, y });
	if (!focus) throw new Response(null, { status: 400 });
	const now = await moveFocus(RESOURCES, id, focus, username);
	if (!now) throw new Response(null, { status: 404 });
	return redirect(`/admin/pictures/${now}`, { status: 303, headers: { "Set-Cookie": toastCookie("pictureCut") } });
}

export const clientAction = keepFormOnNetworkError;

export { default, ErrorBoundary } from "#app/routes/admin/boundary.tsx";
