import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { moveEntity } from "~/admin/positions.server";
import { requireRight } from "~/auth/guard.server";
import { sortingIn } from "~/domain/operations/registry/resources.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendInPlace } from "~/ui/send-or-say";
import { sectionOf } from "./section.server";

export const handle: RouteHandle = { access: "editContent" };

/** Positions are seen in the list. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	return redirect(`/admin/${sectionOf(request)}`);
}

export function action(args: ActionFunctionArgs) {
	const section = sectionOf(args.request);
	return moveEntity(sortingIn(section), args, `/admin/${section}`);
}

export const clientAction = sendInPlace;

/** Nothing of its own to show; a form refused for want of a login session gets its page from the boundary. */
export default function PositionPage() {
	return null;
}
