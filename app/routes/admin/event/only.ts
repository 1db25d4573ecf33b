import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { getEvent } from "~/domain/content/event/queries.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "editContent" };

/** There is one event: its section leads straight to it. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	const { id } = await getEvent();
	return redirect(`/admin/event/${id}`);
}
