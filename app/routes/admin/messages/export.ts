import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/auth/guard.server";
import { listMessages } from "~/domain/contact/queries.server";
import { csvAnswer } from "~/http/csv.server";

/** Every message as a file, the newest first. Instants are ISO, in UTC. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireUser(request);
	const columns = ["receivedAt", "name", "email", "subject", "message", "locale", "readAt", "answeredAt", "archivedAt"] as const;
	return csvAnswer("messages.csv", [...columns], await listMessages());
}
