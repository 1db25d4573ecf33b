import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	const { id } = await getEvent();
	return redirect(`/admin/event/${id}`);
}
