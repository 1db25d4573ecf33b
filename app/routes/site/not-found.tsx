import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "public", leadsNowhere: true } satisfies RouteFacts;
export function loader() {
	throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
	return null;
}
