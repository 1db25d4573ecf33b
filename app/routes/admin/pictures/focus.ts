import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { focusSchema } from "~/domain/content/picture/schema";
import { RESOURCES } from "~/domain/operations/registry/resources.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { moveFocus } from "~/routes/admin/pictures/focus/focus.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

/** A GET changes nothing and leads back. */
export async function loader({ request, params: { id } }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	return redirect(`/admin/pictures/${id}`);
}

/** POST: cuts the picture anew around `part`, which is two numbers, or around the point `x` and `y`. */
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

export const clientAction = sendOrSay;

/** What is refused stands within the frame of the admin area, not alone. */
export { default, ErrorBoundary } from "../boundary";
