import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { moveEntity } from "#app/admin/positions.server.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { sortingIn } from "#app/domain/operations/registry/resources.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { returnErrorPages } from "#app/ui/keep-form.ts";
import { sectionOf } from "./section.server.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	return redirect(`/admin/${sectionOf(request)}`);
}

export function action(args: ActionFunctionArgs) {
	const section = sectionOf(args.request);
	return moveEntity(sortingIn(section), args, `/admin/${section}`);
}

export const clientAction = returnErrorPages;

/** A refused form is shown by the error boundary. */
export default function PositionPage() {
	return null;
}
