import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "public" } satisfies RouteFacts;
export function loader() {
	return new Response("There is no such call.", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

export const action = loader;
