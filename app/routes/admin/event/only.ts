import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireUser } from "~/auth/guard.server";
import { getEvent } from "~/domain/event/queries.server";

/** There is one event: its section leads straight to it. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireUser(request);
	const { id } = await getEvent();
	return redirect(`/admin/event/${id}`);
}
