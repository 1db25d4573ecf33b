import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";

export const handle: RouteHandle = { access: "editContent" };

/** There is one event: its section leads straight to it. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	const { id } = await getEvent();
	return redirect(`/admin/event/${id}`);
}
