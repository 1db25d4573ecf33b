import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { listMessages } from "#app/domain/people/contact/queries.server.ts";
import { csvAnswer } from "#app/http/csv.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "readMessages" } satisfies RouteFacts;

/** Instants are ISO in UTC. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "readMessages");
	const columns = ["receivedAt", "name", "email", "subject", "message", "locale", "readAt", "answeredAt", "archivedAt"] as const;
	return csvAnswer("messages.csv", [...columns], await listMessages());
}
