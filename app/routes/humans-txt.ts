import type { LoaderFunctionArgs } from "@remix-run/node";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import type { RouteFacts } from "./route-facts.ts";

export const facts = { access: "public", cached: true } satisfies RouteFacts;

/** (humanstxt.org) */
export async function loader({ request }: LoaderFunctionArgs) {
	const { name, email, city } = await getEvent();
	const lines = [
		"/* TEAM */",
		`Organizers: ${name}`,
		`Contact: ${email ?? `${siteOrigin(request)}/contact`}`,
		`Location: ${city}`,
		"",
		"/* THANKS */",
		"Bricolage Grotesque by Mathieu Triay, Instrument Sans by Rodrigo Fuenzalida and Jordan Egstad (SIL Open Font License)",
		"",
		"/* SITE */",
		"Languages: English, Español, Svenska",
		"Components: Remix, React, Kysely, SQLite, Tailwind CSS",
		"Pictures: drawn for this site, as code",
		"",
	];
	return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
