import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { unsubscribePath } from "~/domain/people/newsletter/confirmation-mail.server";
import { listSubscribers } from "~/domain/people/newsletter/queries.server";
import { csvAnswer } from "~/http/csv.server";
import { siteOrigin } from "~/http/origin.server";
import { localePath } from "~/i18n/config";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "seeSubscribers" };

/**
 * Everybody on the list as a file, for the program that sends the letters: who has yet to confirm must get none, and
 * each letter needs its reader's own link to leave. Instants are ISO, in UTC.
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
