import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { moveEntity } from "~/admin/order.server";
import { requireUser } from "~/auth/guard.server";
import { orderIn } from "~/domain/resources.server";

/** The order is seen in the list. */
export async function loader({ request, params: { section } }: LoaderFunctionArgs) {
	await requireUser(request);
	if (!orderIn(section)) throw new Response(null, { status: 404 });
	return redirect(`/admin/${section}`);
}

export const action = (args: ActionFunctionArgs) => moveEntity(orderIn(args.params.section), args, `/admin/${args.params.section}`);

/** Nothing of its own to show; a form refused for want of a session gets its page from the boundary. */
export default function OrderPage() {
	return null;
}
