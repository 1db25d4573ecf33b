import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { unsubscribePath } from "#app/domain/people/newsletter/confirmation-mail.server.ts";
import { listSubscribers } from "#app/domain/people/newsletter/queries.server.ts";
import { csvAnswer } from "#app/http/csv.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "seeSubscribers" } satisfies RouteFacts;

/**
 * For the program that sends the newsletter: unconfirmed addresses must get none, and each letter needs its reader's own unsubscribe link. Instants
 * are ISO in UTC.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeSubscribers");
	const origin = siteOrigin(request);
	const rows = (await listSubscribers()).map((subscriber) => ({
		...subscriber,
		unsubscribe: origin + localePath(subscriber.locale, unsubscribePath(subscriber)),
	}));
	return csvAnswer("subscribers.csv", ["email", "locale", "subscribedAt", "confirmedAt", "unsubscribe"], rows);
}
