import type { LoaderFunctionArgs } from "@remix-run/node";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { LOCALES } from "#app/i18n/config.ts";
import { todayIn } from "#app/runtime/clock.server.ts";
import { env } from "#app/runtime/env.server.ts";
import type { RouteFacts } from "./route-facts.ts";

export const facts = { access: "public", cached: true } satisfies RouteFacts;

/** Must be less than a year (RFC 9116, 2.5.5). */
const EXPIRES_AFTER_DAYS = 180;

/** Names the operator's contact, otherwise the organizers' email or form. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { email } = await getEvent();
	const contact = env.securityContact ?? (email ? `mailto:${email}` : `${siteOrigin(request)}/contact`);
	const expires = Temporal.PlainDate.from(todayIn("UTC")).add({ days: EXPIRES_AFTER_DAYS });
	const lines = [
		`Contact: ${contact}`,
		`Expires: ${expires}T00:00:00Z`,
		`Preferred-Languages: ${LOCALES.join(", ")}`,
		// Must be an https address.
		...(env.isHttps ? [`Canonical: ${siteOrigin(request)}/.well-known/security.txt`] : []),
		"",
	];
	return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" } });
}
