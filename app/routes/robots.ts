import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "#app/http/origin.server.ts";
import type { RouteFacts } from "./route-facts.ts";

export const facts = { access: "public", cached: true } satisfies RouteFacts;

export function loader({ request }: LoaderFunctionArgs) {
	const lines = ["User-agent: *", "Disallow: /admin", "Disallow: /api/", "", `Sitemap: ${siteOrigin(request)}/sitemap.xml`, ""];
	return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
