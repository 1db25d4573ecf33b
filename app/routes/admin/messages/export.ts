import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { listMessages } from "~/domain/people/contact/queries.server";
import { csvAnswer } from "~/http/csv.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "readMessages" };

/** Every message as a file, the newest first. Instants are ISO, in UTC. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "readMessages");
	const columns = ["receivedAt", "name", "email", "subject", "message", "locale", "readAt", "answeredAt", "archivedAt"] as const;
	return csvAnswer("messages.csv", [...columns], await listMessages());
}
