import type { RouteHandle } from "#app/routes/route-handle.ts";

export const handle: RouteHandle = { access: "public", leadsNowhere: true };
/** Every address that no other route knows. */
export function loader() {
	throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
	return null;
}
